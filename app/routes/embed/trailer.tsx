import { data } from "react-router";
import { metaLanguage } from "~/components/site/page-meta";
import { buttonClass } from "~/components/ui/button";
import { COVER_CLASS, CoverPicture, CoverWords, MissingTitlePage, PlayerMessage } from "~/demo-player/page-parts";
import script from "~/demo-player/trailer.client?worker&url";
import { TRAILER_ORIGIN, trailerEmbedUrl, trailerPlayUrl } from "~/domain/catalogue/titles/trailers";
import type { Trailer } from "~/domain/catalogue/types";
import { loadFeature } from "~/loaders/playback";
import { embedTexts } from "~/messages/embed";
import { siteTexts } from "~/messages/site";
import { useTexts } from "~/messages/use-language";
import { pageSecurity } from "~/middleware/security-headers";
import { limitToSession } from "~/middleware/visitor";
import type { Route } from "./+types/trailer";

/** See marquee-player.tsx. */
export const handle = { isHydrated: false };

export const middleware: Route.MiddlewareFunction[] = [limitToSession];

export const meta: Route.MetaFunction = ({ loaderData, ...args }) => {
	const { trailer, trailerOf } = embedTexts.in(metaLanguage(args));
	return [
		{ title: loaderData?.feature ? trailerOf(loaderData.feature.title) : trailer },
		{ name: "robots", content: "noindex" },
	];
};

export async function loader({ params, context }: Route.LoaderArgs) {
	const { status, feature, nonce } = await loadFeature(params, context);
	context.get(pageSecurity).frameSources.add(TRAILER_ORIGIN);
	if (!feature) return data({ feature: null, nonce, isUnavailable: status !== 404 }, status);
	const { title, trailer, backdropUrl } = feature;
	return data({ feature: { title, trailer, backdrop: backdropUrl }, nonce, isUnavailable: false });
}

/** The trailer behind a cover. Nothing is loaded from the video site before the visitor clicks. */
export default function TrailerPage({ loaderData: { feature, nonce, isUnavailable } }: Route.ComponentProps) {
	const texts = useTexts(embedTexts);
	if (!feature) return <MissingTitlePage isUnavailable={isUnavailable} />;
	const { title, trailer, backdrop } = feature;
	return (
		<main aria-label={texts.trailerPlayer} className="relative h-dvh w-full overflow-hidden bg-ground">
			<CoverPicture backdrop={backdrop} />
			{trailer ? (
				<>
					<a
						href={trailerPlayUrl(trailer)}
						referrerPolicy="origin"
						data-trailer={texts.trailerOf(title)}
						className={COVER_CLASS}
					>
						<CoverWords title={title} note={texts.fromYouTube} />
					</a>
					<LateTrailer trailer={trailer} />
					<script type="module" src={script} nonce={nonce} />
				</>
			) : (
				<PlayerMessage title={title}>{texts.noTrailer}</PlayerMessage>
			)}
		</main>
	);
}

/** Shown when the video site has not replied in time. */
function LateTrailer({ trailer }: { trailer: Trailer }) {
	const texts = useTexts(embedTexts);
	const { tryAgain } = useTexts(siteTexts);
	return (
		<div data-late hidden role="status" className="absolute inset-x-0 top-0 bg-ground/85 p-[4vmin] text-center">
			<p className="font-semibold">{texts.trailerLate}</p>
			<div className="mt-4 flex flex-wrap justify-center gap-3">
				<button type="button" data-again className={buttonClass()}>
					{tryAgain}
				</button>
				<a
					href={trailerEmbedUrl(trailer)}
					target="_blank"
					rel="noopener"
					referrerPolicy="origin"
					className={buttonClass()}
				>
					{texts.openInTab}
				</a>
			</div>
		</div>
	);
}
