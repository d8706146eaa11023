import { data, type RouterContextProvider } from "react-router";
import { GoBackLink, OUTAGE_RETRY_SECONDS, OutagePage } from "~/components/browse/outage-page";
import { unlistedMeta } from "~/components/site/page-meta";
import { ButtonLink } from "~/components/ui/button";
import { type CardFacts, cardFacts } from "~/domain/catalogue/cards";
import { openCatalogue } from "~/domain/catalogue/catalogue.server";
import { listTrending } from "~/domain/catalogue/lists/popular.server";
import { resolveWithin } from "~/lib/deferred";
import { toLocalPath } from "~/lib/requests";
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
	if (searchParams.get("reason") !== "unavailable") return data({ outage: null, cameFrom }, { status: 404, headers });
	headers.set("retry-after", String(OUTAGE_RETRY_SECONDS));
	const outage = {
		failedAt: toLocalPath(searchParams.get("from")),
		titles: await resolveWithin(listSavedTitles(context), TITLES_BUDGET),
	};
	return data({ outage, cameFrom }, { status: 503, headers });
}

/** Empty where no copy is saved. */
async function listSavedTitles(context: Readonly<RouterContextProvider>): Promise<CardFacts[]> {
	const titles = await listTrending(openCatalogue(context.get(platformContext))).catch(() => []);
	return titles.map(cardFacts);
}

/** The page of this site that linked here; null for none. */
function findReferrer({ url, headers }: Request): string | null {
	const referrer = URL.parse(headers.get("referer") ?? "");
	if (referrer?.origin !== new URL(url).origin) return null;
	return toLocalPath(referrer.pathname + referrer.search);
}

export { passLoaderHeaders as headers } from "~/http/pass-headers";

export default function NotFound({ loaderData: { outage, cameFrom } }: Route.ComponentProps) {
	if (outage) return <OutagePage {...outage} cameFrom={cameFrom} />;
	return (
		<div className="spotlight flex min-h-[82dvh] flex-col items-center gap-5 px-gutter pt-36 text-center">
			<span className="bulbs w-48" />
			<p className="lettering text-[clamp(8rem,28vw,17rem)] leading-[0.8] text-bulb">404</p>
			<span className="bulbs w-48" />
			<h1 className="lettering mt-4 text-title">Page Not Found</h1>
			<p className="max-w-md text-soft">The page you're looking for doesn't exist or has been moved.</p>
			<div className="mt-3 flex gap-3">
				<ButtonLink to="/" variant="primary">
					Go Home
				</ButtonLink>
				<GoBackLink cameFrom={cameFrom} />
			</div>
		</div>
	);
}
