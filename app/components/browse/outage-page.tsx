import { useNavigate } from "react-router";
import { SearchForm } from "~/components/site/search-form";
import { ButtonLink } from "~/components/ui/button";
import type { CardFacts } from "~/domain/catalogue/cards";
import type { MaybeDeferred } from "~/lib/deferred";
import { browseTexts } from "~/messages/browse";
import { siteTexts } from "~/messages/site";
import { useTexts } from "~/messages/use-language";
import { OutageWords } from "./intermission";
import { SavedTitles } from "./saved-titles";
import { useOutageRetry } from "./use-outage-retry";

/** The page for an address that failed while the upstream is down; `titles` are those of a saved list. */
export function OutagePage({
	failedAt,
	cameFrom,
	titles,
}: {
	failedAt: string;
	cameFrom: string | null;
	titles: MaybeDeferred<CardFacts[]>;
}) {
	useOutageRetry(failedAt);
	const texts = useTexts(browseTexts);
	const site = useTexts(siteTexts);
	return (
		<>
			<div className="spotlight flex flex-col items-center gap-5 px-gutter pt-28 pb-12 text-center md:pt-36">
				<h1 className="lettering max-w-4xl text-title text-balance">{texts.notResponding}</h1>
				<OutageWords />
				<SearchForm />
				<div className="flex flex-wrap justify-center gap-3">
					<ButtonLink to={failedAt} replace variant="primary" icon="refresh">
						{site.tryAgain}
					</ButtonLink>
					<GoBackLink cameFrom={cameFrom} />
					<ButtonLink to="/" variant="quiet">
						{site.goHome}
					</ButtonLink>
				</div>
			</div>
			<SavedTitles title={texts.fromSavedCatalogue} titles={titles} />
		</>
	);
}

/** Leads to the page before this one. Without scripts it is a link to `cameFrom`, or Home where that is null. */
export function GoBackLink({ cameFrom }: { cameFrom: string | null }) {
	const navigate = useNavigate();
	return (
		<ButtonLink
			to={cameFrom ?? "/"}
			onClick={(event) => {
				if (window.history.length < 2) return;
				event.preventDefault();
				navigate(-1);
			}}
		>
			{useTexts(browseTexts).goBack}
		</ButtonLink>
	);
}
