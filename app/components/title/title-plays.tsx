import { lazy, Suspense } from "react";
import { useLocation } from "react-router";
import { loadModule } from "~/browser/load-module";
import { useSite } from "~/components/site/site-context";
import { ButtonLink } from "~/components/ui/button";
import type { EpisodeNumber, TitleRef } from "~/domain/catalogue/types";
import type { PlaysPage } from "~/domain/library/plays";
import { Section } from "./section";

function loadList() {
	return loadModule(() => import("./play-list"));
}

/** Only for a visitor who opens it. */
const PlayList = import.meta.env.SSR
	? (await loadList()).PlayList
	: lazy(async () => ({ default: (await loadList()).PlayList }));

const ANCHOR = "plays";

export interface TitlePlaysProps {
	title: TitleRef;
	/** Null until they are asked for. */
	own: PlaysPage | null;
	/** Of a show: the episode that is added unless another is chosen. */
	episode?: EpisodeNumber | null;
}

/** When the signed-in visitor watched the title: a link, which shows the list below it. */
export function TitlePlays(props: TitlePlaysProps) {
	const { pathname, search } = useLocation();
	if (!useSite().visitor) return null;
	const query = new URLSearchParams(search);
	query.set("plays", "");
	return (
		<Section title="When You Watched It" anchor={ANCHOR} className="screen-only scroll-mt-24">
			{props.own ? (
				<Suspense fallback={<p role="status">Loading...</p>}>
					<PlayList {...props} own={props.own} />
				</Suspense>
			) : (
				<ButtonLink to={`${pathname}?${query}#${ANCHOR}`} preventScrollReset icon="ticket">
					Show the dates
				</ButtonLink>
			)}
		</Section>
	);
}
