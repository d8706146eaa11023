import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { Button, buttonClass } from "~/components/ui/button";
import { PathIcon } from "~/components/ui/icon";
import { episodePath, titlePath } from "~/domain/catalogue/paths";
import { playsPath } from "~/domain/library/diary/plays-path";
import { NOTE_MAX } from "~/domain/library/notes";
import { siteTexts } from "~/messages/site";
import { useTexts } from "~/messages/use-language";
import { verbTexts } from "~/messages/verbs";
import { type Said, useRemark } from "./use-made";
import { closeForm, VerbForm } from "./verb-form";

const PENCIL = "M4 20l1-4L16.5 4.5l3 3L8 19zM13.5 7.5l3 3";

/** Fewer characters that are left are told. */
const TOLD_FROM = 100;

/**
 * `button`: in a line of a title. `icon`: in a row of a list; its form is there after a press. Of both, text and form take a
 * line of their own below the others, in a parent that wraps. `line`: below what it is on.
 */
type Look = "button" | "icon" | "line";

interface NoteProps {
	of: Said;
	/** What it is on, for people: "Inception", "S2E4, May 1, 2026". */
	name: string;
	/** Of a signed-in visitor; "" for none. */
	note: string;
	look?: Look;
}

const TEXT: Record<Look, string> = {
	button: "order-1 mt-1 basis-full",
	icon: "order-1 mb-3 basis-full",
	line: "mt-2",
};
const FORM: Record<Look, string> = {
	button: "open:order-1 open:basis-full",
	icon: "open:order-1 open:basis-full",
	line: "",
};
const LABEL: Record<Look, string> = {
	button: buttonClass("quiet", "small", "-ms-3.5"),
	icon: "flex size-11 cursor-pointer items-center justify-center rounded-full text-soft hover:text-glow in-open:hidden",
	line: "flex min-h-9 w-fit cursor-pointer items-center gap-1.5 text-[0.8125rem] text-soft hover:text-glow",
};

/** A person's own words, and a form in place that writes them, also without scripts. */
export function Note({ of, name, note: loaded, look = "line" }: NoteProps) {
	const note = useRemark("note", of, loaded);
	const [isAsked, setIsAsked] = useState(look !== "icon");
	return (
		<>
			{note && (
				<div className={`${TEXT[look]} has-[+[open]]:hidden`}>
					<NoteText text={note} />
				</div>
			)}
			{isAsked ? (
				<NoteForm of={of} name={name} note={note} look={look} />
			) : (
				<Link
					to={pathOf(of)}
					onClick={(event) => {
						event.preventDefault();
						setIsAsked(true);
					}}
					className={LABEL.icon}
				>
					<NoteLabel name={name} note={note} look="icon" />
				</Link>
			)}
		</>
	);
}

/** Where a row leads without scripts: to the page that has the form. */
function pathOf({ mediaType, id, season, episode, playId }: Said): string {
	if (playId !== undefined) return playsPath({ mediaType, id });
	const place = (season ?? null) !== null && (episode ?? null) !== null;
	return place ? episodePath(id, { season: Number(season), episode: Number(episode) }) : titlePath({ mediaType, id });
}

function NoteLabel({ name, note, look }: Omit<NoteProps, "of">) {
	const texts = useTexts(verbTexts);
	return (
		<>
			<PathIcon path={PENCIL} className={look === "icon" ? "size-5" : "size-4"} />
			<span className={look === "icon" ? "sr-only" : undefined}>
				{note ? texts.editNote : texts.addNote}
				<span className="sr-only">{texts.onTitle(name)}</span>
			</span>
		</>
	);
}

/** With the focus in its field at once: what is typed before the browser tells that it has opened would be lost. */
function openForm(details: HTMLDetailsElement | null): void {
	if (!details) return;
	details.open = true;
	details.querySelector("textarea")?.focus();
}

function NoteForm({ of, name, note, look }: NoteProps & { look: Look }) {
	const { mediaType, id, season, episode, playId } = of;
	const details = useRef<HTMLDetailsElement>(null);

	useEffect(() => {
		if (look === "icon") openForm(details.current);
	}, [look]);

	return (
		<details ref={details} className={FORM[look]}>
			<summary
				onClickCapture={(event) => {
					if (details.current?.open) return;
					event.preventDefault();
					openForm(details.current);
				}}
				className={LABEL[look]}
			>
				<NoteLabel name={name} note={note} look={look} />
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
function NoteText({ text }: { text: string }) {
	const { yourNote } = useTexts(verbTexts);
	return (
		<blockquote
			dir="auto"
			className="max-w-[42rem] border-s-2 border-bulb/70 ps-4 leading-relaxed wrap-anywhere whitespace-pre-line text-cream/90"
		>
			<span className="sr-only">{yourNote}</span>
			{text}
		</blockquote>
	);
}

function NoteFields({ note, name, isBusy }: Pick<NoteProps, "note" | "name"> & { isBusy: boolean }) {
	const texts = useTexts(verbTexts);
	const { cancel: cancelLabel } = useTexts(siteTexts);
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
				<span className="sr-only">{texts.yourNoteOn(name)}</span>
				<textarea
					name="note"
					dir="auto"
					rows={3}
					maxLength={NOTE_MAX}
					defaultValue={note}
					placeholder={texts.onlyForYou}
					onInput={({ currentTarget }) => setLength(currentTarget.value.length)}
					onKeyDown={({ key, currentTarget }) => {
						if (key === "Escape") cancel(currentTarget.form);
					}}
					className="field-sizing-content block min-h-24 w-full rounded-lg bg-ground/60 px-4 py-2.5 text-base text-cream inset-ring inset-ring-edge/70 transition-shadow placeholder:text-soft/70 hover:inset-ring-edge focus:inset-ring-bulb"
				/>
			</label>
			<div className="flex flex-wrap items-center gap-3">
				<Button
					type="submit"
					variant="primary"
					aria-label={isBusy ? undefined : texts.saveNote}
					busyLabel={isBusy && texts.saving}
				>
					{texts.save}
				</Button>
				<Button type="reset" variant="quiet" onClick={({ currentTarget }) => cancel(currentTarget.form)}>
					{cancelLabel}
				</Button>
				<output className="text-sm text-soft tabular-nums">{left < TOLD_FROM && texts.charactersLeft(left)}</output>
			</div>
		</>
	);
}
