import { ButtonLink } from "~/components/ui/button";
import { NavigateButton } from "~/components/ui/navigate-button";
import { browseTexts } from "~/messages/browse";
import { siteTexts } from "~/messages/site";
import { useTexts } from "~/messages/use-language";
import { EmptyList } from "./empty-list";
import { useOutageRetry } from "./use-outage-retry";

/** What is true of every outage, and, where scripts run, that the page tries again by itself. */
export function OutageWords() {
	const { lightsBackSoon, opensByItself } = useTexts(browseTexts);
	return (
		<p className="max-w-md text-balance text-soft">
			{lightsBackSoon}
			<span className="[@media(scripting:none)]:hidden"> {opensByItself}</span>
		</p>
	);
}

/** In place of titles that could not be read. `address` is the page's own; `text` says what failed; children are other ways on. */
export function Intermission({
	address,
	text,
	children,
}: {
	address: string;
	text: string;
	children?: React.ReactNode;
}) {
	useOutageRetry(address);
	const { intermission } = useTexts(browseTexts);
	const { tryAgain, myList } = useTexts(siteTexts);
	return (
		<EmptyList heading={intermission} advice={text}>
			<OutageWords />
			<div className="my-2 flex flex-wrap justify-center gap-3">
				<NavigateButton to={address} replace variant="primary" icon="refresh">
					{tryAgain}
				</NavigateButton>
				<ButtonLink to="/my-list" icon="bookmark">
					{myList}
				</ButtonLink>
			</div>
			{children}
		</EmptyList>
	);
}
