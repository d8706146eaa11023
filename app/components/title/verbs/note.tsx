import { useState } from "react";
import { Link } from "react-router";
import { madeHere } from "~/browser/library/made-here";
import { useSite } from "~/components/site/site-context";
import { useLocalLibrary } from "~/components/title/use-local-library";
import { Button } from "~/components/ui/button";
import { PathIcon } from "~/components/ui/icon";
import { episodePath, titlePath } from "~/domain/catalogue/paths";
import type { TitleRef } from "~/domain/catalogue/types";
import { changeKey } from "~/domain/library/changes/changes";
import { playsPath } from "~/domain/library/diary/plays-path";
import { NOTE_MAX } from "~/domain/library/notes";
import { useStore } from "~/lib/caching/store";
import { closeForm, VerbForm } from "./verb-form";

const PENCIL = "M4 20l1-4L16.5 4.5l3 3L8 19zM13.5 7.5l3 3";

/** Fewer characters that are left are told. */
const TOLD_FROM = 100;

interface Noted extends TitleRef {
	/** Null or absent for the title itself. */
	season?: number | null;
	episode?: number | null;
	/** Of one time that it was watched. */
	playId?: string;
}

/** What this document has changed, else what was loaded; signed out what this browser keeps. "" for none. */
function useNote({ mediaType, id, season = null, episode = null, playId }: Noted, loaded: string): string {
	const { visitor } = useSite();
	const key = changeKey({ kind: "note", mediaType, id, season, episode, playId, note: "", at: 0 });
	const made = useStore(madeHere, null)?.get(key);
	const library = useLocalLibrary();
	if (!visitor) return library?.notes.get(key) ?? "";
	return made?.kind === "note" ? made.note : loaded;
}

interface NoteProps {
	of: Noted;
	/** What it is on, for people: "Inception", "S2E4, May 1, 2026". */
	name: string;
	/** Of a signed-in visitor; "" for none. */
	note: string;
	/** In a row among others: its button is an icon, and the form takes a line below them. */
	isListed?: boolean;
}

/** A person's own words, and a form in place that writes them, also without scripts. */
export function Note({ of, name, note: loaded, isListed = false }: NoteProps) {
	const note = useNote(of, loaded);
	const [isAsked, setIsAsked] = useState(!isListed);
	return (
		<>
			{isAsked ? (
				<NoteForm of={of} name={name} note={note} isListed={isListed} />
			) : (
				<Link
					to={pathOf(of)}
					onClick={(event) => {
						event.preventDefault();
						setIsAsked(true);
					}}
					className={ICON}
				>
					<NoteLabel name={name} note={note} isListed />
				</Link>
			)}
			{note && <NoteText text={note} className={isListed ? "order-1 mb-3 basis-full" : "mt-4"} />}
		</>
	);
}

/** Where a row leads without scripts: to the page that has the form. */
function pathOf({ mediaType, id, season, episode, playId }: Noted): string {
	if (playId !== undefined) return playsPath({ mediaType, id });
	const place = (season ?? null) !== null && (episode ?? null) !== null;
	return place ? episodePath(id, { season: Number(season), episode: Number(episode) }) : titlePath({ mediaType, id });
}

const ICON = "flex size-11 cursor-pointer items-center justify-center rounded-full text-soft hover:text-glow";

function NoteLabel({ name, note, isListed }: Pick<NoteProps, "name" | "note" | "isListed">) {
	return (
		<>
			<PathIcon path={PENCIL} className="size-5" />
			<span className={isListed ? "sr-only" : "underline decoration-edge underline-offset-4"}>
				{note ? "Edit your note" : "Add a note"}
				<span className="sr-only"> on {name}</span>
			</span>
		</>
	);
}

/** In a list it is asked for by a press, and open. */
function NoteForm({ of, name, note, isListed }: NoteProps) {
	const { mediaType, id, season, episode, playId } = of;
	return (
		<details
			open={isListed || undefined}
			onToggle={({ currentTarget }) => currentTarget.open && currentTarget.querySelector("textarea")?.focus()}
			className={isListed ? "open:order-1 open:basis-full" : "mt-2"}
		>
			<summary
				className={isListed ? ICON : "flex min-h-11 w-fit cursor-pointer items-center gap-2 text-soft hover:text-glow"}
			>
				<NoteLabel name={name} note={note} isListed={isListed} />
			</summary>
			<VerbForm
				title={{ mediaType, id }}
				name={name}
				fields={{ season: season ?? undefined, episode: episode ?? undefined, play_id: playId, intent: "note" }}
				onDone={closeForm}
				className="max-w-[42rem] space-y-3 pt-1 pb-3"
			>
				{(isBusy) => <NoteFields key={note} note={note} name={name} isBusy={isBusy} />}
			</VerbForm>
		</details>
	);
}

/** In its own direction, which no mark in it can carry on. */
function NoteText({ text, className = "" }: { text: string; className?: string }) {
	return (
		<blockquote
			dir="auto"
			className={`max-w-[42rem] border-s-2 border-bulb/70 ps-4 leading-relaxed wrap-anywhere whitespace-pre-line text-cream/90 ${className}`}
		>
			<span className="sr-only">Your note: </span>
			{text}
		</blockquote>
	);
}

function NoteFields({ note, name, isBusy }: Pick<NoteProps, "note" | "name"> & { isBusy: boolean }) {
	const [length, setLength] = useState(note.length);
	const left = NOTE_MAX - length;

	function cancel(form: HTMLFormElement | null): void {
		if (!form) return;
		form.reset();
		setLength(note.length);
		closeForm(form);
	}
	return (
		<>
			<label className="block">
				<span className="sr-only">Your note on {name}</span>
				<textarea
					name="note"
					dir="auto"
					rows={3}
					maxLength={NOTE_MAX}
					defaultValue={note}
					placeholder="For yourself: nobody else sees it"
					onInput={({ currentTarget }) => setLength(currentTarget.value.length)}
					onKeyDown={({ key, currentTarget }) => {
						if (key === "Escape") cancel(currentTarget.form);
					}}
					className="field-sizing-content block min-h-24 w-full rounded-lg bg-ground/60 px-4 py-2.5 text-base text-cream inset-ring inset-ring-edge/70 transition-shadow placeholder:text-soft/70 hover:inset-ring-edge focus:inset-ring-bulb"
				/>
			</label>
			<div className="flex flex-wrap items-center gap-3">
				<Button type="submit" variant="primary" busyLabel={isBusy && "Saving..."}>
					Save<span className="sr-only"> note</span>
				</Button>
				<Button type="reset" variant="quiet" onClick={({ currentTarget }) => cancel(currentTarget.form)}>
					Cancel
				</Button>
				<output className="text-sm text-soft tabular-nums">{left < TOLD_FROM && `${left} characters left`}</output>
			</div>
		</>
	);
}
