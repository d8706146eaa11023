import { data } from "react-router";
import { buttonClass } from "~/components/ui/button";
import { COVER_CLASS, CoverPicture, CoverWords, MissingTitlePage, PlayerMessage } from "~/demo-player/page-parts";
import script from "~/demo-player/trailer.client?worker&url";
import { TRAILER_ORIGIN, trailerEmbedUrl, trailerPlayUrl } from "~/domain/catalogue/titles/trailers";
import type { Trailer } from "~/domain/catalogue/types";
import { loadFeature } from "~/loaders/playback";
import { pageSecurity } from "~/middleware/security-headers";
import { limitToSession } from "~/middleware/visitor";
import type { Route } from "./+types/trailer";

/** See marquee-player.tsx. */
export const handle = { isHydrated: false };

export const middleware: Route.MiddlewareFunction[] = [limitToSession];

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

/** The trailer behind a cover. Nothing is loaded from the video site before the visitor clicks. */
export default function TrailerPage({ loaderData: { feature, nonce, isUnavailable } }: Route.ComponentProps) {
	if (!feature) return <MissingTitlePage isUnavailable={isUnavailable} />;
	const { title, trailer, backdrop } = feature;
	return (
		<main aria-label="Trailer player" className="relative h-dvh w-full overflow-hidden bg-ground">
			<CoverPicture backdrop={backdrop} />
			{trailer ? (
				<>
					<a
						href={trailerPlayUrl(trailer)}
						referrerPolicy="origin"
						data-trailer={`Trailer of ${title}`}
						className={COVER_CLASS}
					>
						<CoverWords title={title} note="The trailer, from YouTube's no-cookie player" />
					</a>
					<LateTrailer trailer={trailer} />
					<script type="module" src={script} nonce={nonce} />
				</>
			) : (
				<PlayerMessage title={title}>We don't have a trailer for this title.</PlayerMessage>
			)}
		</main>
	);
}

/** Shown when the video site has not replied in time. */
function LateTrailer({ trailer }: { trailer: Trailer }) {
	return (
		<div data-late hidden role="status" className="absolute inset-x-0 top-0 bg-ground/85 p-[4vmin] text-center">
			<p className="font-semibold">The trailer did not load</p>
			<div className="mt-4 flex flex-wrap justify-center gap-3">
				<button type="button" data-again className={buttonClass()}>
					Try again
				</button>
				<a
					href={trailerEmbedUrl(trailer)}
					target="_blank"
					rel="noopener"
					referrerPolicy="origin"
					className={buttonClass()}
				>
					Open it in a new tab
				</a>
			</div>
		</div>
	);
}
