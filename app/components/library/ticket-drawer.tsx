import { Link } from "react-router";
import { Note } from "~/components/title/verbs/note";
import { MarkedText } from "~/components/ui/marked-text";
import { groupIntoTickets } from "~/domain/library/diary/diary";
import { seasonTicketUrl, stubUrl } from "~/domain/library/share/tickets";
import { pathIn } from "~/lib/language/languages";
import { type DiaryTexts, diaryTexts } from "~/messages/diary";
import { type Formats, useFormats } from "~/messages/formats";
import { siteTexts } from "~/messages/site";
import { useLanguage, useTexts } from "~/messages/use-language";
import { useEpisodeWords } from "./use-episode-words";
import type { WatchedItem } from "./watched-list";

/** Plays as tickets, by month: a stub for each of a movie, and a season's ticket with the watched episodes punched out. */
export function TicketDrawer({ items }: { items: WatchedItem[] }) {
	const texts = useTexts(diaryTexts);
	const formats = useFormats();
	return groupIntoTickets(items).map(({ key, entries }) => (
		<section key={key} aria-labelledby={`tickets-${key}`} className="mb-8 max-md:first-of-type:mt-5">
			<h2 id={`tickets-${key}`} className="lettering mb-4 text-heading">
				{key ? formats.month(key) : texts.dateUnknown}
			</h2>
			<ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
				{entries.map(({ plays }) => (
					<li key={plays[0].playId}>
						<TicketLink plays={plays} />
						<TicketCompany plays={plays} />
						<TicketNotes plays={plays} />
					</li>
				))}
			</ul>
		</section>
	));
}

function describe(texts: DiaryTexts, formats: Formats, [first, ...others]: [WatchedItem, ...WatchedItem[]]): string {
	const { mediaType, title, season, day } = first;
	const date = formats.date(day);
	if (mediaType === "movie") return date ? texts.ticketOf(title, date) : texts.undatedTicket(title);
	const episodes = [...new Set([first, ...others].map(({ episode }) => episode))].sort((one, other) => one - other);
	return texts.seasonTicket(title, season, formats.commas(episodes.map(texts.episodeShort)));
}

function TicketLink({ plays }: { plays: [WatchedItem, ...WatchedItem[]] }) {
	const texts = useTexts(diaryTexts);
	const formats = useFormats();
	const language = useLanguage();
	const [first] = plays;
	const { mediaType, id, season, day } = first;
	const punched = plays.map(({ episode }) => episode);
	return (
		<Link to={first.to} className="block rounded-lg">
			<img
				src={pathIn(language, mediaType === "movie" ? stubUrl(first, day) : seasonTicketUrl({ id, season, punched }))}
				alt={describe(texts, formats, plays)}
				width={480}
				height={204}
				loading="lazy"
				className="w-full"
			/>
		</Link>
	);
}

/** Who watched too; of a season ticket with the episodes, unless it is the same for all. */
function TicketCompany({ plays }: { plays: [WatchedItem, ...WatchedItem[]] }) {
	const { withWhom: sayWithWhom } = useTexts(diaryTexts);
	const describeSome = useEpisodeWords();
	const names = [...new Set(plays.map(({ withWhom = "" }) => withWhom))];
	return names.filter(Boolean).map((withWhom) => (
		<p key={withWhom} className="mt-2 text-[0.8125rem] text-soft">
			{names.length > 1 && `${describeSome(plays.filter((play) => play.withWhom === withWhom))} · `}
			<MarkedText text={sayWithWhom(withWhom)} marks={{ names: (who) => <bdi>{who}</bdi> }} />
		</p>
	));
}

/** Below the ticket, whose picture is everybody's and has none. Of a season ticket, of the episodes that have one. */
function TicketNotes({ plays }: { plays: [WatchedItem, ...WatchedItem[]] }) {
	const { episodeCode, episodeOfTitle } = useTexts(siteTexts);
	const [{ mediaType }] = plays;
	const noted = mediaType === "movie" ? plays : plays.filter(({ note }) => note !== "");
	return noted.map((play) => {
		const code = mediaType === "tv" && episodeCode(play.season, play.episode);
		return (
			<div key={play.playId}>
				{code && <p className="mt-3 text-[0.8125rem] text-soft">{code}</p>}
				<Note of={play} name={code ? episodeOfTitle(play.title, code) : play.title} note={play.note} />
			</div>
		);
	});
}
