import { lazy, Suspense } from "react";
import { Link } from "react-router";
import { loadModule } from "~/browser/load-module";
import { startPosterTransition } from "~/browser/start-poster-transition.client";
import { useSite } from "~/components/site/site-context";
import type { CardFacts } from "~/domain/catalogue/cards";
import { titlePath } from "~/domain/catalogue/paths";
import type { TitleRef } from "~/domain/catalogue/types";
import { Poster } from "./artwork";
import { Rating } from "./meters";

interface TitleCardProps {
	/** With the reason for a recommendation, if it is shown. */
	card: CardFacts & { reason?: string };
	sizes?: string;
	isFirst?: boolean;
}

/**
 * One title: its poster above its name, year, rating and genres. The whole card is a link to the detail page. For signed-in
 * visitors its list item also contains the Watch Later toggle.
 */
export function TitleCardView({ card, sizes, isFirst }: TitleCardProps) {
	return (
		<>
			<Link to={titlePath(card)} viewTransition onClick={startPosterTransition} className="card">
				<span className="card-sheet">
					<Poster subject={card.id} path={card.poster} sizes={sizes} isFirst={isFirst} className="card-poster" />
				</span>
				<span dir="auto" className="card-name">
					{card.title}
				</span>
				<span className="card-facts">
					{card.year && <span>{card.year}</span>}
					<Rating value={card.rating} />
				</span>
				<span className="card-genres">{card.genres.join(", ")}</span>
				{card.reason && <span className="card-reason">{card.reason}</span>}
			</Link>
			<LaterButton card={card} />
		</>
	);
}

/** A card's placeholder while it loads. */
export function CardSkeleton() {
	return (
		<div aria-hidden="true">
			<div className="pending aspect-2/3 w-full rounded-md" />
			<div className="pending mt-3 h-4 w-3/4 rounded" />
			<div className="pending mt-2 h-3 w-1/2 rounded" />
			<div className="pending mt-2 h-3 w-2/3 rounded" />
		</div>
	);
}

function loadLaterToggle() {
	return loadModule(() => import("./later-toggle"));
}

interface LaterToggleProps {
	card: TitleRef & { title: string };
	profileId: string;
}

const LaterToggle: React.ComponentType<LaterToggleProps> = import.meta.env.SSR
	? (await loadLaterToggle()).LaterMark
	: lazy(async () => ({ default: (await loadLaterToggle()).LaterToggle }));

/** The toggle on a card's poster, for signed-in visitors only: without it shared pages and their scripts stay small. */
function LaterButton({ card }: Pick<LaterToggleProps, "card">) {
	const profileId = useSite().visitor?.profileId;
	return (
		profileId && (
			<Suspense>
				<LaterToggle card={card} profileId={profileId} />
			</Suspense>
		)
	);
}
