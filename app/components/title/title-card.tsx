import { Link } from "react-router";
import { startPosterTransition } from "~/browser/navigation/start-poster-transition.client";
import { useSite } from "~/components/site/site-context";
import { LaterToggle } from "~/components/title/verbs/later-toggle";
import type { CardFacts } from "~/domain/catalogue/cards";
import { titlePath } from "~/domain/catalogue/paths";
import { cardsTexts } from "~/messages/cards";
import { useFormats } from "~/messages/formats";
import { siteTexts } from "~/messages/site";
import { useTexts } from "~/messages/use-language";
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
	const profileId = useSite().visitor?.profileId;
	return (
		<>
			<Link to={titlePath(card)} state={{ card }} viewTransition onClick={startPosterTransition} className="card">
				<span className="card-sheet">
					<Poster subject={card.id} path={card.poster} sizes={sizes} isFirst={isFirst} className="card-poster" />
				</span>
				<span dir="auto" lang={card.titleLanguage} className="card-name">
					{card.title}
				</span>
				<span className="card-facts">
					{card.year && <span>{card.year}</span>}
					<Rating value={card.rating} />
				</span>
				<span className="card-genres">{useFormats().commas(card.genres.map(useTexts(siteTexts).genre))}</span>
				{card.reason && <span className="card-reason">{card.reason}</span>}
			</Link>
			{profileId && <LaterToggle card={card} profileId={profileId} />}
		</>
	);
}

/** Style of a list with the class `mixed`: what its cards say before their genres. */
export function useKinds(): React.CSSProperties {
	const { movie, tvShow } = useTexts(cardsTexts);
	return { "--movie": JSON.stringify(movie), "--show": JSON.stringify(tvShow) } as React.CSSProperties;
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
