import { data } from "react-router";
import { GoBackLink, OutagePage } from "~/components/browse/outage-page";
import { SavedTitles } from "~/components/browse/saved-titles";
import { OUTAGE_RETRY_SECONDS } from "~/components/browse/use-outage-retry";
import { metaLanguage, unlistedMeta } from "~/components/site/page-meta";
import { SearchForm } from "~/components/site/search-form";
import { ButtonLink } from "~/components/ui/button";
import { Icon } from "~/components/ui/icon";
import { isChild } from "~/domain/accounts/policy";
import { openCatalogue } from "~/domain/catalogue/catalogue.server";
import { listSavedTitles } from "~/domain/catalogue/lists/popular.server";
import { resolveWithin } from "~/lib/deferred";
import { toLocalPath } from "~/lib/http/requests";
import { type MissingTexts, missingTexts } from "~/messages/missing";
import { siteTexts } from "~/messages/site";
import { useTexts } from "~/messages/use-language";
import { visitorSession } from "~/middleware/visitor";
import { platformContext } from "~/platform.server";
import type { Route } from "./+types/not-found";

/** The reason for which a child is led here that may not open a page. */
const CLOSED = "closed";
/** Milliseconds that the first HTML waits for the saved titles. */
const TITLES_BUDGET = 120;

export const meta: Route.MetaFunction = ({ loaderData, ...args }) => {
	const texts = missingTexts.in(metaLanguage(args));
	const closed = loaderData?.child && texts[CHILD_TEXTS[loaderData.child].title];
	return unlistedMeta(loaderData?.outage ? texts.catalogueDown : (closed ?? texts.notFound));
};

/** A title's page redirects to `?reason=unavailable` when the catalogue is down, with its own address in `from`. */
export async function loader({ request, context, url: { pathname, searchParams } }: Route.LoaderArgs) {
	const cameFrom = findReferrer(request);
	const headers = new Headers(cameFrom === null ? undefined : { "cache-control": "private, no-store" });
	const catalogue = openCatalogue(context.get(platformContext));
	const titles = await resolveWithin(listSavedTitles(catalogue), TITLES_BUDGET);
	const session = await context.get(visitorSession);
	if (isChild(session)) {
		headers.set("cache-control", "private, no-store");
		const isClosed = searchParams.get("reason") === CLOSED;
		const child = isClosed ? ("page" as const) : pathname === "/404" ? ("title" as const) : null;
		if (child) return data({ outage: null, child, cameFrom, titles }, { status: isClosed ? 403 : 404, headers });
	}
	if (searchParams.get("reason") !== "unavailable") {
		return data({ outage: null, child: null, cameFrom, titles }, { status: 404, headers });
	}
	headers.set("retry-after", String(OUTAGE_RETRY_SECONDS));
	const outage = { failedAt: toLocalPath(searchParams.get("from")) };
	return data({ outage, child: null, cameFrom, titles }, { status: 503, headers });
}

/** The page of this site that linked here; null for none. */
function findReferrer({ url, headers }: Request): string | null {
	const referrer = URL.parse(headers.get("referer") ?? "");
	if (referrer?.origin !== new URL(url).origin) return null;
	return toLocalPath(referrer.pathname + referrer.search);
}

export { passLoaderHeaders as headers } from "~/http/pass-headers";

/** What a child is told: of an address that it cannot open, or of a page that is closed to it. */
const CHILD_TEXTS = {
	title: { title: "notForProfile", text: "notForProfileText" },
	page: { title: "forGrownUps", text: "forGrownUpsText" },
} as const satisfies Record<string, Record<string, keyof MissingTexts>>;

function ChildPage({ kind, cameFrom }: { kind: keyof typeof CHILD_TEXTS; cameFrom: string | null }) {
	const texts = useTexts(missingTexts);
	const { goHome, whoIsWatching } = useTexts(siteTexts);
	const { title, text } = CHILD_TEXTS[kind];
	return (
		<div className="spotlight flex flex-col items-center gap-5 px-gutter pt-28 pb-12 text-center md:pt-36">
			<Icon name="ticket" className="size-20 text-bulb md:size-28" />
			<h1 className="lettering mt-2 text-title text-balance">{texts[title]}</h1>
			<p className="max-w-md text-lg text-balance text-soft">{texts[text]}</p>
			<div className="mt-2 flex flex-wrap justify-center gap-3">
				<ButtonLink to="/" variant="primary">
					{goHome}
				</ButtonLink>
				{kind === "page" ? (
					<ButtonLink to="/profiles" icon="people">
						{whoIsWatching}
					</ButtonLink>
				) : (
					<GoBackLink cameFrom={cameFrom} />
				)}
			</div>
		</div>
	);
}

export default function NotFound({ loaderData: { outage, child, cameFrom, titles } }: Route.ComponentProps) {
	const texts = useTexts(missingTexts);
	const { goHome } = useTexts(siteTexts);
	if (outage) return <OutagePage {...outage} cameFrom={cameFrom} titles={titles} />;
	if (child) {
		return (
			<>
				<ChildPage kind={child} cameFrom={cameFrom} />
				<SavedTitles title={texts.watchThese} titles={titles} />
			</>
		);
	}
	return (
		<>
			<div className="spotlight flex flex-col items-center gap-5 px-gutter pt-28 pb-12 text-center md:pt-36">
				<p className="lettering text-[clamp(6rem,20vw,12rem)] leading-[0.8] text-bulb">404</p>
				<h1 className="lettering mt-4 text-title">{texts.notFound}</h1>
				<p className="max-w-md text-balance text-soft">{texts.notFoundText}</p>
				<p className="-mt-3 text-soft">{texts.searchForIt}</p>
				<SearchForm />
				<div className="flex gap-3">
					<ButtonLink to="/" variant="primary">
						{goHome}
					</ButtonLink>
					<GoBackLink cameFrom={cameFrom} />
				</div>
			</div>
			<SavedTitles title={texts.trending} titles={titles} />
		</>
	);
}
