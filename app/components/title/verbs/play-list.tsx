import { useLocation } from "react-router";
import { Button, ButtonLink, buttonClass } from "~/components/ui/button";
import { TextField } from "~/components/ui/field";
import { PageLinks } from "~/components/ui/page-links";
import type { EpisodeNumber, TitleRef } from "~/domain/catalogue/types";
import { FIRST_FILM_DAY, type ListedPlay, type Play } from "~/domain/library/diary/plays";
import { playsPath } from "~/domain/library/diary/plays-path";
import type { Page } from "~/lib/http/cursor";
import { formText } from "~/lib/http/read-form";
import { useFormats } from "~/messages/formats";
import { siteTexts } from "~/messages/site";
import { useTexts } from "~/messages/use-language";
import { type VerbTexts, verbTexts } from "~/messages/verbs";
import { Note } from "./note";
import { RemovePlay } from "./remove-play";
import { closeForm, VerbForm } from "./verb-form";

const NUMBERS = [
	["season", "seasonNumber"],
	["episode", "episodeNumber"],
] as const satisfies [string, keyof VerbTexts][];

const SOURCES = {
	played: "playedHere",
	marked: "markedByHand",
	import: "imported",
} as const satisfies Record<Play["source"], keyof VerbTexts>;

function usePlayNames() {
	const texts = useTexts(verbTexts);
	const { episodeCode } = useTexts(siteTexts);
	const formats = useFormats();
	/** Empty for a movie. */
	const codeOf = ({ mediaType, season, episode }: TitleRef & EpisodeNumber) =>
		mediaType === "tv" ? episodeCode(season, episode) : "";
	return {
		codeOf,
		/** "S1E2, May 1, 2026"; `day` is empty when it is not known. */
		nameOf: (at: TitleRef & EpisodeNumber, day: string) => texts.playOn(codeOf(at), formats.date(day)),
	};
}

/** The episode that a form names; of a movie the only one. */
function readPlace({ mediaType, id }: TitleRef, form: FormData): TitleRef & EpisodeNumber {
	const [season = 1, episode = 1] = NUMBERS.flatMap(([name]) => (form.has(name) ? Number(formText(form, name)) : []));
	return { mediaType, id, season, episode };
}

export interface TitlePlaysProps {
	title: TitleRef;
	/** Null until they are asked for. */
	playsPage: Page<ListedPlay> | null;
	/** Of a show: the episode that is added unless another is chosen. */
	episode?: EpisodeNumber | null;
}

/** The plays of a title, newest first, each with forms to correct and to remove it, also without scripts. */
export function PlayList({ title, playsPage, episode }: TitlePlaysProps & { playsPage: Page<ListedPlay> }) {
	const texts = useTexts(verbTexts);
	const { pathname, search } = useLocation();
	const { entries: plays, nextCursor } = playsPage;
	const isFirst = !new URLSearchParams(search).get("plays");
	const pageAt = (cursor: string, label: string) => {
		return { to: `${pathname}?plays=${encodeURIComponent(cursor)}#plays`, children: label, preventScrollReset: true };
	};
	return (
		<div className="max-w-3xl">
			<RemoveAll title={title} part={new URLSearchParams(search).get("remove")} back={playsPath(title)} />
			{plays.length > 0 ? (
				<ol aria-label={texts.whenWatched} className="divide-y divide-line border-y border-line">
					{plays.map((play) => (
						<PlayRow key={play.playId} play={play} />
					))}
				</ol>
			) : (
				<p className="text-soft">{isFirst ? texts.notWatchedYet : texts.nothingEarlier}</p>
			)}
			<PageLinks
				label={texts.plays}
				className="mt-4 justify-between"
				back={!isFirst && pageAt("", texts.latest)}
				next={nextCursor && pageAt(nextCursor, texts.earlier)}
			/>
			<AddForm title={title} episode={episode} />
		</div>
	);
}

/** Without scripts: asks whether all plays of a part may be removed. `part`: "2-4", "2", empty for the title; null asks nothing. */
function RemoveAll({ title, part, back }: { title: TitleRef; part: string | null; back: string }) {
	const texts = useTexts(verbTexts);
	const site = useTexts(siteTexts);
	if (part === null) return null;
	const [season, episode] = part.split("-");
	const isAll = title.mediaType === "movie" || !season;
	const name = isAll ? null : episode ? site.episodeCode(+season, +episode) : site.season(+season);
	return (
		<VerbForm
			title={title}
			name={name ?? texts.it}
			fields={{ season: season || undefined, episode, confirm: "true" }}
			className="mb-4 flex flex-wrap items-center gap-3 rounded-lg border border-line p-4"
		>
			<p className="grow">{texts.removeAll(name)}</p>
			<div className="flex gap-3">
				<ButtonLink to={back} replace preventScrollReset>
					{texts.keepThem}
				</ButtonLink>
				<Button type="submit" name="intent" value="unmark" variant="danger">
					{texts.removeThem}
				</Button>
			</div>
		</VerbForm>
	);
}

function PlayRow({ play }: { play: ListedPlay }) {
	const texts = useTexts(verbTexts);
	const formats = useFormats();
	const { codeOf, nameOf } = usePlayNames();
	const day = play.day ?? "";
	const name = nameOf(play, day);
	const details = [codeOf(play), texts[SOURCES[play.source]], play.withWhom && texts.withWhom(play.withWhom)]
		.filter(Boolean)
		.join(" · ");
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
				<span className="block font-semibold">{formats.date(day) ?? texts.dateUnknown}</span>
				<details>
					<summary className="min-h-6 w-fit cursor-pointer text-[0.8125rem] text-soft">
						{details} ·{" "}
						<span className="underline decoration-edge underline-offset-4">
							{texts.correct}
							<span className="sr-only">{texts.what(name)}</span>
						</span>
					</summary>
					<VerbForm
						title={play}
						name={name}
						fields={{ season, episode, source, play_id: playId }}
						done={texts.corrected(name)}
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
									label={texts.date}
									min={FIRST_FILM_DAY}
									defaultValue={day}
								/>
								<Button type="submit" name="intent" value="play" busyLabel={isBusy && texts.saving}>
									{texts.save}
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
	const texts = useTexts(verbTexts);
	const { nameOf } = usePlayNames();
	return (
		<details className="mt-6">
			<summary className={buttonClass()}>{texts.addDate}</summary>
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
									label={texts[label]}
									min={0}
									required
									defaultValue={episode?.[name] ?? 1}
									className="w-24"
								/>
							))}
						<TextField type="date" name="watched_at" label={texts.date} min={FIRST_FILM_DAY} />
						{/* With scripts, it is asked where the date is there already. */}
						<noscript>
							<label className="flex min-h-11 items-center gap-2">
								<input type="checkbox" name="again" value="true" />
								{texts.watchedAgainThen}
							</label>
						</noscript>
						<Button type="submit" name="intent" value="play" variant="primary" busyLabel={isBusy && texts.adding}>
							{texts.add}
						</Button>
					</>
				)}
			</VerbForm>
		</details>
	);
}
