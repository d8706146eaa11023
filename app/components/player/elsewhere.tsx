import { useState } from "react";
import { Link } from "react-router";
import { useSite } from "~/components/site/site-context";
import { OpenTrailer } from "~/components/title/trailer-player";
import { OFFER_CREDITS, WHERE_TO_WATCH } from "~/components/title/where-to-watch";
import { Button } from "~/components/ui/button";
import { titlePath } from "~/domain/catalogue/paths";
import type { TitleRef, Trailer, WatchOffers } from "~/domain/catalogue/types";

/** What can be watched of a title where none of the servers plays it. */
export interface ElsewhereFacts {
	trailer: Trailer | null;
	offers: WatchOffers | null;
}

export interface ElsewhereProps extends ElsewhereFacts {
	title: TitleRef & { title: string };
}

/** What is left of a title that no server plays: its trailer, in the place of the player, and where else it can be watched. */
export function Elsewhere({ title, trailer, offers }: ElsewhereProps) {
	const [isTrailerOpen, setIsTrailerOpen] = useState(false);
	return (
		<>
			{trailer && (
				<Button icon="film" onClick={() => setIsTrailerOpen(true)}>
					Play trailer
				</Button>
			)}
			{offers && <Offers title={title} offers={offers} />}
			{trailer && isTrailerOpen && (
				<div className="absolute inset-0 *:size-full *:rounded-none">
					<OpenTrailer trailer={trailer} title={title.title} />
				</div>
			)}
		</>
	);
}

function Offers({ title, offers }: { title: TitleRef; offers: WatchOffers }) {
	const { source } = useSite();
	return (
		<p className="basis-full text-xs text-soft sm:text-sm">
			<Link
				to={`${titlePath(title)}#${WHERE_TO_WATCH}`}
				className="font-semibold text-cream underline underline-offset-4 hover:text-glow"
			>
				Where to Watch
			</Link>{" "}
			{offers.groups
				.map(({ kind, providers }) => `${kind}: ${providers.map(({ name }) => name).join(", ")}`)
				.join(" · ")}
			<span className="block">{OFFER_CREDITS[source]}</span>
		</p>
	);
}
