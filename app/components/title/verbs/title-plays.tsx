import { useLocation } from "react-router";
import { useSite } from "~/components/site/site-context";
import { Section } from "~/components/title/section";
import { ButtonLink } from "~/components/ui/button";
import { PLAYS_ANCHOR } from "~/domain/library/diary/plays-path";
import { useTexts } from "~/messages/use-language";
import { verbTexts } from "~/messages/verbs";
import { PlayList, type TitlePlaysProps } from "./play-list";

/** When the signed-in visitor watched the title: a link, which shows the list below it. */
export function TitlePlays(props: TitlePlaysProps) {
	const { pathname, search } = useLocation();
	const texts = useTexts(verbTexts);
	if (!useSite().visitor) return null;
	const query = new URLSearchParams(search);
	query.set("plays", "");
	return (
		<Section
			title={texts.whenWatched}
			anchor={PLAYS_ANCHOR}
			className={`screen-only scroll-mt-24 ${props.playsPage ? "" : "flex flex-wrap items-center gap-x-5 gap-y-2 [&>h2]:mb-0"}`}
		>
			{props.playsPage ? (
				<PlayList {...props} playsPage={props.playsPage} />
			) : (
				<ButtonLink to={`${pathname}?${query}#${PLAYS_ANCHOR}`} preventScrollReset icon="ticket" size="small">
					{texts.showDates}
				</ButtonLink>
			)}
		</Section>
	);
}
