import { useState } from "react";
import { Link } from "react-router";
import { useSite } from "~/components/site/site-context";
import { OpenTrailer } from "~/components/title/trailer-player";
import { WHERE_TO_WATCH } from "~/components/title/where-to-watch";
import { Button } from "~/components/ui/button";
import { titlePath } from "~/domain/catalogue/paths";
import type { TitleRef, Trailer, WatchOffers } from "~/domain/catalogue/types";
import { useFormats } from "~/messages/formats";
import { titleTexts } from "~/messages/title";
import { useTexts } from "~/messages/use-language";

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
	const texts = useTexts(titleTexts);
	const [isTrailerOpen, setIsTrailerOpen] = useState(false);
	return (
		<>
			{trailer && (
				<Button icon="film" onClick={() => setIsTrailerOpen(true)}>
					{texts.playTrailer}
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
	const texts = useTexts(titleTexts);
	const { commas, labelled } = useFormats();
	const { source } = useSite();
	return (
		<p className="basis-full text-xs text-soft sm:text-sm">
			<Link
				to={`${titlePath(title)}#${WHERE_TO_WATCH}`}
				className="me-[0.3em] font-semibold text-cream underline underline-offset-4 hover:text-glow"
			>
				{texts.whereToWatch}
			</Link>
			{offers.groups
				.map(({ kind, providers }) => labelled(texts.offers[kind], commas(providers.map(({ name }) => name))))
				.join(" · ")}
			<span className="block">{texts.sources[source]}</span>
		</p>
	);
}
