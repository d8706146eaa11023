import { Link } from "react-router";
import { Note } from "~/components/title/verbs/note";
import { groupIntoTickets } from "~/domain/library/diary/diary";
import { seasonTicketUrl, stubUrl } from "~/domain/library/share/tickets";
import { formatDate, formatMonth } from "~/lib/text/format";
import type { WatchedItem } from "./watched-list";

/** Plays as tickets, by month: a stub for each of a movie, and a season's ticket with the watched episodes punched out. */
export function TicketDrawer({ items }: { items: WatchedItem[] }) {
	return groupIntoTickets(items).map(({ key, entries }) => (
		<section key={key} aria-labelledby={`tickets-${key}`} className="mb-8">
			<h2 id={`tickets-${key}`} className="lettering mb-4 text-heading">
				{key ? formatMonth(key) : "Date unknown"}
			</h2>
			<ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
				{entries.map(({ plays }) => (
					<li key={plays[0].playId}>
						<TicketLink plays={plays} />
						<TicketNotes plays={plays} />
					</li>
				))}
			</ul>
		</section>
	));
}

function describe([first, ...others]: [WatchedItem, ...WatchedItem[]]): string {
	const { mediaType, title, season, day } = first;
	if (mediaType === "movie") return `${title}, ${day ? formatDate(day) : "date unknown"}`;
	const episodes = [...new Set([first, ...others].map(({ episode }) => episode))].sort((one, other) => one - other);
	return `${title}, Season ${season}, watched: ${episodes.map((episode) => `E${episode}`).join(", ")}`;
}

function TicketLink({ plays }: { plays: [WatchedItem, ...WatchedItem[]] }) {
	const [first] = plays;
	const { mediaType, id, season, day } = first;
	const punched = plays.map(({ episode }) => episode);
	return (
		<Link to={first.to} className="block rounded-lg">
			<img
				src={mediaType === "movie" ? stubUrl(first, day) : seasonTicketUrl({ id, season, punched })}
				alt={describe(plays)}
				width={480}
				height={204}
				loading="lazy"
				className="w-full"
			/>
		</Link>
	);
}

/** Below the ticket, whose picture is everybody's and has none. Of a season ticket, of the episodes that have one. */
function TicketNotes({ plays }: { plays: [WatchedItem, ...WatchedItem[]] }) {
	const [{ mediaType }] = plays;
	const noted = mediaType === "movie" ? plays : plays.filter(({ note }) => note !== "");
	return noted.map((play) => {
		const code = mediaType === "tv" && `S${play.season}E${play.episode}`;
		return (
			<div key={play.playId}>
				{code && <p className="mt-3 text-[0.8125rem] text-soft">{code}</p>}
				<Note of={play} name={[play.title, code].filter(Boolean).join(" ")} note={play.note} />
			</div>
		);
	});
}
