import { data } from "react-router";
import { MissingTitlePage } from "~/components/player/embed/player-message";
import { TrailerPlayer } from "~/components/player/embed/trailer-player";
import { TRAILER_ORIGIN } from "~/domain/catalogue/titles/trailers";
import { loadFeature } from "~/loaders/load-feature";
import { pageSecurity } from "~/middleware/security-headers";
import type { Route } from "./+types/trailer";

/** See marquee-player.tsx. */
export const handle = { isHydrated: false };

export const meta: Route.MetaFunction = ({ loaderData }) => [
	{ title: loaderData?.feature ? `Trailer of ${loaderData.feature.title}` : "Trailer" },
	{ name: "robots", content: "noindex" },
];

export async function loader({ params, context }: Route.LoaderArgs) {
	const { status, feature, nonce } = await loadFeature(params, context);
	context.get(pageSecurity).frameSources.add(TRAILER_ORIGIN);
	if (!feature) return data({ feature: null, nonce, isUnavailable: status !== 404 }, status);
	const { title, trailer, backdropUrl } = feature;
	return data({ feature: { title, trailer, backdrop: backdropUrl }, nonce, isUnavailable: false });
}

export default function TrailerPage({ loaderData: { feature, nonce, isUnavailable } }: Route.ComponentProps) {
	return feature ? <TrailerPlayer {...feature} nonce={nonce} /> : <MissingTitlePage isUnavailable={isUnavailable} />;
}
