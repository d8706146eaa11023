import { useLocation } from "react-router";
import { useSite } from "~/components/site/site-context";
import { Section } from "~/components/title/section";
import { ButtonLink } from "~/components/ui/button";
import { PLAYS_ANCHOR } from "~/domain/library/diary/plays-path";
import { PlayList, type TitlePlaysProps } from "./play-list";

/** When the signed-in visitor watched the title: a link, which shows the list below it. */
export function TitlePlays(props: TitlePlaysProps) {
	const { pathname, search } = useLocation();
	if (!useSite().visitor) return null;
	const query = new URLSearchParams(search);
	query.set("plays", "");
	return (
		<Section title="When You Watched It" anchor={PLAYS_ANCHOR} className="screen-only scroll-mt-24">
			{props.playsPage ? (
				<PlayList {...props} playsPage={props.playsPage} />
			) : (
				<ButtonLink to={`${pathname}?${query}#${PLAYS_ANCHOR}`} preventScrollReset icon="ticket">
					Show the dates
				</ButtonLink>
			)}
		</Section>
	);
}
