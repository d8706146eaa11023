import { data } from "react-router";
import { MarqueePlayer } from "~/components/player/embed/marquee-player";
import { MissingTitlePage } from "~/components/player/embed/player-message";
import { loadFeature } from "~/loaders/load-feature";
import type { Route } from "./+types/marquee-player";

/** The page loads its own small script instead of React Router's (docs/decisions/006-embed-pages.md). */
export const handle = { isHydrated: false };

export const meta: Route.MetaFunction = ({ loaderData }) => [
	{ title: loaderData?.film?.title ?? "Marquee Player" },
	{ name: "robots", content: "noindex" },
];

/** Start position from the URL, in seconds. */
function readStart(request: Request): number {
	const text = new URL(request.url).searchParams.get("t") ?? "";
	return /^\d{1,5}$/.test(text) ? Number(text) : 0;
}

export async function loader({ params, context, request }: Route.LoaderArgs) {
	const { status, feature, nonce } = await loadFeature(params, context);
	if (!feature) return data({ film: null, nonce, isUnavailable: status === 503 }, status);
	const { playable, title, part, year, genres, makers, minutes, backdropAddress } = feature;
	const duration = minutes * 60;
	const startAt = Math.min(readStart(request), duration);
	const film = { playable, title, part, year, genres, makers, duration, startAt, backdrop: backdropAddress };
	return data({ film, nonce, isUnavailable: false });
}

export default function MarqueePlayerPage({ loaderData: { film, nonce, isUnavailable } }: Route.ComponentProps) {
	return film ? <MarqueePlayer film={film} nonce={nonce} /> : <MissingTitlePage isUnavailable={isUnavailable} />;
}
