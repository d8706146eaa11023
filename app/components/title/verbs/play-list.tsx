import { useLocation } from "react-router";
import { Button, ButtonLink, buttonClass } from "~/components/ui/button";
import { TextField } from "~/components/ui/field";
import type { EpisodeNumber, TitleRef } from "~/domain/catalogue/types";
import { FIRST_FILM_DAY, type ListedPlay, type Play, type PlaysPage } from "~/domain/library/diary/plays";
import { playsPath } from "~/domain/library/diary/plays-path";
import { formText } from "~/lib/http/read-form";
import { formatDate } from "~/lib/text/format";
import { Note } from "./note";
import { RemovePlay } from "./remove-play";
import { closeForm, VerbForm } from "./verb-form";

const DATE_LABEL = "Date, empty when unknown";

const NUMBERS = [
	["season", "Season"],
	["episode", "Episode"],
] as const;

const SOURCES: Record<Play["source"], string> = {
	played: "Played here",
	marked: "Marked by hand",
	import: "Imported",
};

function codeOf({ mediaType, season, episode }: TitleRef & EpisodeNumber): string {
	return mediaType === "tv" ? `S${season}E${episode}` : "";
}

/** "S1E2, May 1, 2026"; `day` is empty when it is not known. */
function nameOf(at: TitleRef & EpisodeNumber, day: string): string {
	return [codeOf(at), day ? formatDate(day) : "date unknown"].filter(Boolean).join(", ");
}

/** The episode that a form names; of a movie the only one. */
function readPlace({ mediaType, id }: TitleRef, form: FormData): TitleRef & EpisodeNumber {
	const [season = 1, episode = 1] = NUMBERS.flatMap(([name]) => (form.has(name) ? Number(formText(form, name)) : []));
	return { mediaType, id, season, episode };
}

export interface TitlePlaysProps {
	title: TitleRef;
	/** Null until they are asked for. */
	playsPage: PlaysPage | null;
	/** Of a show: the episode that is added unless another is chosen. */
	episode?: EpisodeNumber | null;
}

/** The plays of a title, newest first, each with forms to correct and to remove it, also without scripts. */
export function PlayList({ title, playsPage, episode }: TitlePlaysProps & { playsPage: PlaysPage }) {
	const { pathname, search } = useLocation();
	const { plays, nextCursor } = playsPage;
	const isFirst = !new URLSearchParams(search).get("plays");
	const pageTo = (cursor: string) => `${pathname}?plays=${encodeURIComponent(cursor)}#plays`;
	return (
		<div className="max-w-3xl">
			<RemoveAll title={title} part={new URLSearchParams(search).get("remove")} back={playsPath(title)} />
			{plays.length > 0 ? (
				<ol aria-label="When You Watched It" className="divide-y divide-line border-y border-line">
					{plays.map((play) => (
						<PlayRow key={play.playId} play={play} />
					))}
				</ol>
			) : (
				<p className="text-soft">{isFirst ? "You have not watched it yet." : "Nothing earlier."}</p>
			)}
			{(!isFirst || nextCursor) && (
				<nav aria-label="Plays" className="mt-4 flex flex-wrap justify-between gap-3">
					{isFirst ? (
						<span />
					) : (
						<ButtonLink to={pageTo("")} preventScrollReset>
							Latest
						</ButtonLink>
					)}
					{nextCursor && (
						<ButtonLink to={pageTo(nextCursor)} preventScrollReset rel="next">
							Earlier
						</ButtonLink>
					)}
				</nav>
			)}
			<AddForm title={title} episode={episode} />
		</div>
	);
}

/** Without scripts: asks whether all plays of a part may be removed. `part`: "2-4", "2", empty for the title; null asks nothing. */
function RemoveAll({ title, part, back }: { title: TitleRef; part: string | null; back: string }) {
	if (part === null) return null;
	const [season, episode] = part.split("-");
	const name = title.mediaType === "movie" || !season ? "it" : episode ? `S${season}E${episode}` : `Season ${season}`;
	return (
		<VerbForm
			title={title}
			name={name}
			fields={{ season: season || undefined, episode, confirm: "true" }}
			className="mb-4 flex flex-wrap items-center gap-3 rounded-lg border border-line p-4"
		>
			<p className="grow">You watched {name} at the times below. Remove all of these plays?</p>
			<div className="flex gap-3">
				<ButtonLink to={back} replace preventScrollReset>
					Keep them
				</ButtonLink>
				<Button type="submit" name="intent" value="unmark" variant="danger">
					Remove them
				</Button>
			</div>
		</VerbForm>
	);
}

function PlayRow({ play }: { play: ListedPlay }) {
	const day = play.day ?? "";
	const name = nameOf(play, day);
	const details = [codeOf(play), SOURCES[play.source]].filter(Boolean).join(" · ");
	const { playId, season, episode, source } = play;

	/** The same day is not sent: of a play that is known to the minute it says less. */
	function correct(form: HTMLFormElement): boolean {
		const isOther = formText(new FormData(form), "watched_at") !== day;
		if (!isOther) closeForm(form);
		return isOther;
	}

	return (
		<li className="flex items-start gap-2 py-2">
			<div className="min-w-0 grow py-1">
				<span className="block font-semibold">{day ? formatDate(day) : "Date unknown"}</span>
				<details>
					<summary className="min-h-6 w-fit cursor-pointer text-[0.8125rem] text-soft">
						{details} ·{" "}
						<span className="underline decoration-edge underline-offset-4">
							Correct<span className="sr-only"> {name}</span>
						</span>
					</summary>
					<VerbForm
						title={play}
						name={name}
						fields={{ season, episode, source, play_id: playId }}
						done={`${name} corrected`}
						onPress={correct}
						onDone={closeForm}
						className="flex flex-wrap items-end gap-3 pt-2"
					>
						{(isBusy) => (
							<>
								<TextField
									key={day}
									type="date"
									name="watched_at"
									label={DATE_LABEL}
									min={FIRST_FILM_DAY}
									defaultValue={day}
								/>
								<Button type="submit" name="intent" value="play" busyLabel={isBusy && "Saving..."}>
									Save
								</Button>
							</>
						)}
					</VerbForm>
				</details>
				<Note of={play} name={name} note={play.note} />
			</div>
			<RemovePlay play={play} name={name} />
		</li>
	);
}

/** Of a show, any of its episodes. */
function AddForm({ title, episode }: Pick<TitlePlaysProps, "title" | "episode">) {
	return (
		<details className="mt-6">
			<summary className={buttonClass()}>Add a date</summary>
			<VerbForm
				title={title}
				name={(form) => nameOf(readPlace(title, form), formText(form, "watched_at"))}
				fields={{ only: "true" }}
				onDone={closeForm}
				className="mt-4 flex flex-wrap items-end gap-3"
			>
				{(isBusy) => (
					<>
						{title.mediaType === "tv" &&
							NUMBERS.map(([name, label]) => (
								<TextField
									key={name}
									type="number"
									name={name}
									label={label}
									min={0}
									required
									defaultValue={episode?.[name] ?? 1}
									className="w-24"
								/>
							))}
						<TextField type="date" name="watched_at" label={DATE_LABEL} min={FIRST_FILM_DAY} />
						{/* With scripts, it is asked where the date is there already. */}
						<noscript>
							<label className="flex min-h-11 items-center gap-2">
								<input type="checkbox" name="again" value="true" />I watched it again on that date
							</label>
						</noscript>
						<Button type="submit" name="intent" value="play" variant="primary" busyLabel={isBusy && "Adding..."}>
							Add
						</Button>
					</>
				)}
			</VerbForm>
		</details>
	);
}
