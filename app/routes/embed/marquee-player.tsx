import { data } from "react-router";
import { MissingTitlePage } from "~/demo-player/page-parts";
import { MarqueePlayer } from "~/demo-player/player-page";
import { loadFeature } from "~/loaders/playback";
import { siteTexts } from "~/messages/site";
import { useTexts } from "~/messages/use-language";
import { limitToSession } from "~/middleware/visitor";
import type { Route } from "./+types/marquee-player";

/** The page loads its own small script instead of React Router's (docs/decisions/006-embed-pages.md). */
export const handle = { isHydrated: false };

export const middleware: Route.MiddlewareFunction[] = [limitToSession];

export const meta: Route.MetaFunction = ({ loaderData }) => [
	{ title: loaderData?.film?.title ?? "Marquee Player" },
	{ name: "robots", content: "noindex" },
];

/** Start position in seconds, and whether to start by itself. */
function readQuery(request: Request): { start: number; isAutoplay: boolean } {
	const { searchParams } = new URL(request.url);
	const text = searchParams.get("t") ?? "";
	return { start: /^\d{1,5}$/.test(text) ? Number(text) : 0, isAutoplay: searchParams.get("autoplay") === "1" };
}

export async function loader({ params, context, request }: Route.LoaderArgs) {
	const { status, feature, nonce } = await loadFeature(params, context);
	if (!feature) return data({ film: null, nonce, isUnavailable: status !== 404 }, status);
	const { playable, title, episodeName, facts, minutes, backdropUrl } = feature;
	const duration = minutes * 60;
	const { start, isAutoplay } = readQuery(request);
	const startAt = Math.min(start, duration);
	const film = { playable, title, episodeName, facts, duration, startAt, isAutoplay, backdrop: backdropUrl };
	return data({ film, nonce, isUnavailable: false });
}

export default function MarqueePlayerPage({ loaderData: { film, nonce, isUnavailable } }: Route.ComponentProps) {
	const { episodeCode } = useTexts(siteTexts);
	if (!film) return <MissingTitlePage isUnavailable={isUnavailable} />;
	const { episodeName, facts, ...rest } = film;
	const { season, episode } = film.playable;
	const part = episodeName === null ? "" : [episodeCode(season, episode), episodeName].filter(Boolean).join(" · ");
	return <MarqueePlayer film={{ ...rest, part, line: part || facts.join(" · ") }} nonce={nonce} />;
}
