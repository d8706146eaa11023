import { data, useNavigate } from "react-router";
import { CatalogueNotice } from "~/components/browse/catalogue-notice";
import { ButtonLink } from "~/components/ui/button";
import { PRODUCT_NAME } from "~/product";
import type { Route } from "./+types/not-found";

export const meta: Route.MetaFunction = () => [
	{ title: `Page Not Found · ${PRODUCT_NAME}` },
	{ name: "robots", content: "noindex" },
];

/** A title's page redirects to `?reason=unavailable` when the catalogue is down. */
export function loader({ request }: Route.LoaderArgs) {
	const isUnavailable = new URL(request.url).searchParams.get("reason") === "unavailable";
	const cameFrom = findReferrer(request);
	const headers = new Headers(cameFrom === null ? undefined : { "cache-control": "private, no-store" });
	if (isUnavailable) headers.set("retry-after", "30");
	return data({ isUnavailable, cameFrom }, { status: isUnavailable ? 503 : 404, headers });
}

/** The page of this site that linked here; null for none. */
function findReferrer({ url, headers }: Request): string | null {
	const referrer = URL.parse(headers.get("referer") ?? "");
	if (referrer?.origin !== new URL(url).origin) return null;
	return referrer.pathname + referrer.search;
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
	return loaderHeaders;
}

export default function NotFound({ loaderData }: Route.ComponentProps) {
	const navigate = useNavigate();
	return (
		<div className="spotlight flex min-h-[82dvh] flex-col items-center justify-center gap-5 px-gutter pt-28 text-center">
			<span className="bulbs w-48" />
			<p className="lettering text-[clamp(8rem,28vw,17rem)] leading-[0.8] text-bulb">404</p>
			<span className="bulbs w-48" />
			<h1 className="lettering mt-4 text-title">Page Not Found</h1>
			<p className="max-w-md text-soft">The page you're looking for doesn't exist or has been moved.</p>
			{loaderData.isUnavailable && <CatalogueNotice kind="unavailable" />}
			<div className="mt-3 flex gap-3">
				<ButtonLink to="/" variant="primary">
					Go Home
				</ButtonLink>
				{/* Without scripts the link itself leads back. */}
				<ButtonLink
					to={loaderData.cameFrom ?? "/"}
					onClick={(event) => {
						if (window.history.length < 2) return;
						event.preventDefault();
						navigate(-1);
					}}
				>
					Go Back
				</ButtonLink>
			</div>
		</div>
	);
}
