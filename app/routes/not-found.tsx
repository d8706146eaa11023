import { data } from "react-router";
import { GoBackLink, OUTAGE_RETRY_SECONDS, OutagePage } from "~/components/browse/outage-page";
import { SavedTitles } from "~/components/browse/saved-titles";
import { unlistedMeta } from "~/components/site/page-meta";
import { SearchForm } from "~/components/site/search-form";
import { ButtonLink } from "~/components/ui/button";
import { openCatalogue } from "~/domain/catalogue/catalogue.server";
import { listSavedTitles } from "~/domain/catalogue/lists/popular.server";
import { resolveWithin } from "~/lib/deferred";
import { toLocalPath } from "~/lib/http/requests";
import { platformContext } from "~/platform.server";
import type { Route } from "./+types/not-found";

/** Milliseconds that the first HTML waits for the saved titles. */
const TITLES_BUDGET = 120;

export const meta: Route.MetaFunction = ({ loaderData }) =>
	unlistedMeta(loaderData?.outage ? "Catalogue Not Responding" : "Page Not Found");

/** A title's page redirects to `?reason=unavailable` when the catalogue is down, with its own address in `from`. */
export async function loader({ request, context, url: { searchParams } }: Route.LoaderArgs) {
	const cameFrom = findReferrer(request);
	const headers = new Headers(cameFrom === null ? undefined : { "cache-control": "private, no-store" });
	const catalogue = openCatalogue(context.get(platformContext));
	const titles = await resolveWithin(listSavedTitles(catalogue), TITLES_BUDGET);
	if (searchParams.get("reason") !== "unavailable") {
		return data({ outage: null, cameFrom, titles }, { status: 404, headers });
	}
	headers.set("retry-after", String(OUTAGE_RETRY_SECONDS));
	const outage = { failedAt: toLocalPath(searchParams.get("from")) };
	return data({ outage, cameFrom, titles }, { status: 503, headers });
}

/** The page of this site that linked here; null for none. */
function findReferrer({ url, headers }: Request): string | null {
	const referrer = URL.parse(headers.get("referer") ?? "");
	if (referrer?.origin !== new URL(url).origin) return null;
	return toLocalPath(referrer.pathname + referrer.search);
}

export { passLoaderHeaders as headers } from "~/http/pass-headers";

export default function NotFound({ loaderData: { outage, cameFrom, titles } }: Route.ComponentProps) {
	if (outage) return <OutagePage {...outage} cameFrom={cameFrom} titles={titles} />;
	return (
		<>
			<div className="spotlight flex flex-col items-center gap-5 px-gutter pt-28 pb-12 text-center md:pt-36">
				<p className="lettering text-[clamp(6rem,20vw,12rem)] leading-[0.8] text-bulb">404</p>
				<h1 className="lettering mt-4 text-title">Page Not Found</h1>
				<p className="max-w-md text-balance text-soft">The page you're looking for doesn't exist or has been moved.</p>
				<p className="-mt-3 text-soft">Search for it, or find something else for tonight.</p>
				<SearchForm />
				<div className="flex gap-3">
					<ButtonLink to="/" variant="primary">
						Go Home
					</ButtonLink>
					<GoBackLink cameFrom={cameFrom} />
				</div>
			</div>
			<SavedTitles title="Trending Now" titles={titles} />
		</>
	);
}
