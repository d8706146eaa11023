// What a press on "watched" asks before it writes many plays, or takes away some that a person cannot know again.
import { useId } from "react";
import { useTimeZone } from "~/components/site/site-context";
import { Button, ButtonLink } from "~/components/ui/button";
import { Dialog } from "~/components/ui/dialog";
import type { AskedPlays } from "~/domain/library/browser/plan-change";
import { dayOfPlay } from "~/domain/library/diary/play-days";
import { FIRST_FILM_DAY, readPlayTime } from "~/domain/library/diary/plays";
import { dayIn } from "~/lib/text/time-zones";
import { useFormats } from "~/messages/formats";
import { type PressTexts, pressTexts } from "~/messages/presses";
import { siteTexts } from "~/messages/site";
import { useTexts } from "~/messages/use-language";

interface AskProps {
	title: string;
	onCancel: () => void;
	children: React.ReactNode;
}

function Ask({ title, onCancel, children }: AskProps) {
	const id = useId();
	return (
		<Dialog isOpen kind="question" labelledBy={id} onClose={onCancel} className="max-w-md">
			<div className="space-y-5 p-6 sm:p-8">
				<h2 id={id} className="lettering text-heading">
					{title}
				</h2>
				{children}
			</div>
		</Dialog>
	);
}

const CHOICES = [
	["unknown", "unknownDay"],
	["aired", "whenAired"],
	["now", "today"],
	["day", "otherDay"],
] as const satisfies [string, keyof PressTexts][];

interface WhenProps {
	/** What is marked, for people. */
	name: string;
	/** The form of the press; the choice is added to it. */
	form: FormData;
	/** More episodes than anybody watches at once: nobody is expected to know when. */
	isMany: boolean;
	/** Where the catalogue is not asked, nobody knows when episodes aired. */
	isSignedIn: boolean;
	onChoose: (form: FormData) => void;
	onCancel: () => void;
}

/** Asks once when several episodes were watched. */
export function WhenQuestion({ name, form, isMany, isSignedIn, onChoose, onCancel }: WhenProps) {
	const texts = useTexts(pressTexts);
	function choose(event: React.FormEvent<HTMLFormElement>) {
		event.preventDefault();
		for (const [field, value] of new FormData(event.currentTarget)) form.set(field, value);
		onChoose(form);
	}

	const { cancel } = useTexts(siteTexts);
	const today = dayIn(Date.now(), useTimeZone());
	return (
		<Ask title={texts.whenWatched(name)} onCancel={onCancel}>
			<form onSubmit={choose} className="space-y-5">
				<fieldset className="space-y-1">
					<legend className="sr-only">{texts.when}</legend>
					{CHOICES.filter(([value]) => isSignedIn || value !== "aired").map(([value, label]) => (
						<label key={value} className="flex min-h-11 cursor-pointer items-center gap-3">
							<input
								type="radio"
								name="when"
								value={value}
								defaultChecked={value === (isMany ? "unknown" : "now")}
								className="size-5 shrink-0 accent-bulb"
							/>
							{texts[label]}
							{value === "day" && (
								<input
									type="date"
									name="watched_at"
									aria-label={texts.theDay}
									min={FIRST_FILM_DAY}
									max={today}
									defaultValue={today}
									onFocus={({ currentTarget }) => {
										const radio = currentTarget.closest("label")?.querySelector<HTMLInputElement>("[type=radio]");
										if (radio) radio.checked = true;
									}}
									className="ms-auto min-h-11 rounded-lg bg-ground/60 px-3 inset-ring inset-ring-edge/70 focus:inset-ring-bulb"
								/>
							)}
						</label>
					))}
				</fieldset>
				<div className="flex flex-wrap justify-end gap-3">
					<Button onClick={onCancel}>{cancel}</Button>
					<Button type="submit" variant="primary">
						{texts.markWatched}
					</Button>
				</div>
			</form>
		</Ask>
	);
}

/** "May 1, 2024; March 3, 2020; once without a date; and 3 more". */
function useTimesOf({ count, dates }: AskedPlays): string {
	const texts = useTexts(pressTexts);
	const formats = useFormats();
	const timeZone = useTimeZone();
	const days = dates.flatMap((date) => formats.date(dayOfPlay(readPlayTime(date)!, timeZone)) ?? []);
	const undated = dates.length - days.length;
	const times = [
		...days,
		...(undated > 0 ? [texts.timesUndated(undated)] : []),
		...(count > dates.length ? [texts.more(count - dates.length)] : []),
	];
	const last = times.pop() ?? "";
	return times.length > 0 ? texts.times(times, last) : last;
}

interface RemoveProps {
	/** What was watched, for people. */
	name: string;
	asked: AskedPlays;
	/** The address of the list of its plays; null where there is none. */
	playsAt: string | null;
	/** Of one movie or episode. */
	onAgain?: () => void;
	onRemove: () => void;
	onCancel: () => void;
}

/** Asks before plays are removed, and says which. */
export function RemoveQuestion({ name, asked, playsAt, onAgain, onRemove, onCancel }: RemoveProps) {
	const texts = useTexts(pressTexts);
	const { cancel } = useTexts(siteTexts);
	const times = useTimesOf(asked);
	return (
		<Ask title={texts.youWatched(name)} onCancel={onCancel}>
			<p className="text-soft">{texts.playsOf(texts.plays(asked.count), times)}</p>
			<div className="grid gap-3 sm:flex sm:flex-wrap sm:justify-end">
				<Button onClick={onCancel}>{cancel}</Button>
				{onAgain && (
					<Button onClick={onAgain} icon="refresh">
						{texts.watchedAgain}
					</Button>
				)}
				{playsAt && (
					<ButtonLink to={playsAt} preventScrollReset onClick={onCancel} icon="ticket">
						{texts.changeDate}
					</ButtonLink>
				)}
				<Button onClick={onRemove} variant="danger" icon="trash">
					{texts.removePlays(asked.count)}
				</Button>
			</div>
		</Ask>
	);
}
