import { useEffect, useRef } from "react";
import { Form, Link, useNavigation } from "react-router";
import { Button } from "~/components/ui/button";
import { Icon, PathIcon } from "~/components/ui/icon";
import { FormAlert } from "~/components/ui/notice";
import { listCertificates, type Person } from "~/domain/accounts/profiles";
import { useIsHydrated } from "~/lib/caching/store";
import { accountTexts } from "~/messages/account";
import { useFormats } from "~/messages/formats";
import { siteTexts } from "~/messages/site";
import { useTexts } from "~/messages/use-language";
import type { FormState } from "~/operations/page-form";
import { FieldMessage, PasswordField } from "../ui/field";

export const EMBLEM = "size-[clamp(6.5rem,min(13vw,20vh),15rem)] rounded-3xl";
export const CHOICE =
	"group flex w-[clamp(8rem,15vw,17rem)] cursor-pointer flex-col items-center gap-3 rounded-2xl p-2 text-center";

function PersonPicture({ person, isLocked }: { person: Person; isLocked: boolean }) {
	const { name, emblem, hasPin, isCurrent, maxCertificate } = person;
	const texts = useTexts(accountTexts);
	const { commas } = useFormats();
	const { withPin } = useTexts(siteTexts);
	return (
		<>
			<img
				src={emblem}
				alt=""
				width={300}
				height={300}
				className={`${EMBLEM} transition-transform duration-300 ease-calm group-hover:scale-104`}
			/>
			<span className="flex max-w-full items-center gap-2 text-lg font-semibold text-soft group-hover:text-cream 3xl:text-2xl">
				<span dir="auto" className="line-clamp-2 wrap-anywhere">
					{name}
				</span>
				{(hasPin || isLocked) && <Icon name="lock" className="size-5" />}
				{hasPin && <span className="sr-only">{withPin}</span>}
				{isLocked && !hasPin && <span className="sr-only">{texts.withAccountPassword}</span>}
			</span>
			{maxCertificate && (
				<span className="-mt-1.5 text-sm text-soft">{texts.upTo(commas(listCertificates(maxCertificate)))}</span>
			)}
			{isCurrent && <span className="-mt-1.5 text-sm text-bulb">{texts.watchingNow}</span>}
		</>
	);
}

interface PeopleChoiceProps {
	people: Person[];
	/** A child is watching: anyone else who is chosen is asked for a PIN or the password. */
	isHeld: boolean;
	search: string;
	state?: FormState;
}

/** One press chooses a person without a PIN; one with a PIN leads to the question for it. */
export function PeopleChoice({ people, isHeld, search, state }: PeopleChoiceProps) {
	const texts = useTexts(accountTexts);
	const site = useTexts(siteTexts);
	const busyId = useNavigation().formData?.get("id");
	return (
		<Form method="post" action={`/profiles${search}`} className="flex flex-col items-center pt-4">
			<input type="hidden" name="intent" value="use" />
			<h1 className="lettering text-center text-title">{site.whoIsWatching}</h1>
			{isHeld && <p className="mt-4 max-w-xl text-center text-balance text-soft">{texts.heldLead}</p>}
			<div className="mt-4 empty:hidden">
				<FormAlert>{state?.message}</FormAlert>
			</div>
			<ul
				// More than five are in rows of four.
				className={`mt-8 flex flex-wrap justify-center gap-x-2 gap-y-4 md:mt-12 md:gap-10 ${people.length > 5 ? "max-w-[clamp(46rem,72vw,80rem)]" : ""}`}
			>
				{people.map((person) => (
					<li key={person.id}>
						{(person.hasPin || isHeld) && !person.isCurrent ? (
							<Link to={`/profiles?pin=${person.id}${search.replace("?", "&")}`} replace className={CHOICE}>
								<PersonPicture person={person} isLocked={isHeld && !person.isCurrent} />
							</Link>
						) : (
							<button
								type="submit"
								name={person.isCurrent ? "stay" : "id"}
								value={person.id}
								aria-busy={busyId === person.id || undefined}
								className={CHOICE}
							>
								<PersonPicture person={person} isLocked={isHeld && !person.isCurrent} />
							</button>
						)}
					</li>
				))}
			</ul>
			{people.some(({ isFirst, isCurrent }) => isFirst && isCurrent) && (
				<Link
					to="/settings?tab=profiles"
					className="mt-8 md:mt-12 inline-flex min-h-11 items-center gap-2 rounded-full px-5 font-semibold text-soft hover:bg-cream/10 hover:text-cream"
				>
					<Icon name="settings" />
					{texts.manageProfiles}
				</Link>
			)}
		</Form>
	);
}

/** What a person proves that they are: that they watch, or are here too. */
const QUESTIONS = {
	watch: { path: "/profiles", intent: "use", label: "enterPinOf", back: "someoneElse" },
	join: { path: "/together", intent: "join", label: "joinsByPin", back: "back" },
} as const;

interface QuestionProps {
	person: Pick<Person, "id" | "name" | "emblem" | "hasPin">;
	search: string;
	state?: FormState;
	asks?: keyof typeof QUESTIONS;
}

const LINK = "inline-flex min-h-11 items-center rounded-full px-5 font-semibold text-soft hover:text-cream";

/** The person who was chosen, and the field that proves it. `by` is part of the page's address. */
function ProofForm({
	person: { id, name, emblem, hasPin },
	search,
	by = "",
	asks = "watch",
	children,
}: QuestionProps & { by?: string; children: React.ReactNode }) {
	const texts = useTexts(accountTexts);
	const isBusy = useNavigation().formData?.get("id") === id;
	const { path, intent, back } = QUESTIONS[asks];
	const here = `${path}?pin=${id}`;
	const next = search.replace("?", "&");
	return (
		<Form
			method="post"
			action={`${here}${by}${next}`}
			className="mx-auto flex max-w-md flex-col items-center text-center"
		>
			<input type="hidden" name="intent" value={intent} />
			<input type="hidden" name="id" value={id} />
			<img src={emblem} alt="" width={300} height={300} className="size-[clamp(4rem,11svh,15rem)] rounded-3xl" />
			<h1 className="lettering mt-4 max-w-full text-title text-balance">
				<bdi>{name}</bdi>
			</h1>
			{children}
			<Button type="submit" variant="primary" size="large" className="mt-6 w-60" busyLabel={isBusy && texts.oneMoment}>
				{texts.continue}
			</Button>
			{hasPin && (
				<Link to={`${here}${by ? "" : "&by=password"}${next}`} replace className={`mt-4 ${LINK}`}>
					{by ? texts.usePin : texts.useAccountPassword}
				</Link>
			)}
			<Link to={`${path}${search}`} replace className={hasPin ? LINK : `mt-4 ${LINK}`}>
				{texts[back]}
			</Link>
		</Form>
	);
}

const PIN_LENGTH = 4;

function sendWhole({ value, form }: HTMLInputElement) {
	if (/^[0-9]{4}$/.test(value)) form?.requestSubmit();
}

const KEYS = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "", "0"];
const BACKSPACE = "M8.5 5.5h12v13h-12L3 12zM11.5 9.5l5 5M16.5 9.5l-5 5";
const KEY =
	"flex size-[clamp(3rem,7.2svh,4.5rem)] cursor-pointer items-center justify-center rounded-full bg-cream/8 text-2xl font-semibold text-cream hover:bg-cream/16";

/** Ten keys for a thumb and for a remote, and one that takes the last digit back. */
function PinKeys({ onDigit, onDelete }: { onDigit: (digit: string) => void; onDelete: () => void }) {
	const { deleteDigit } = useTexts(accountTexts);
	return (
		<div className="mt-1 grid grid-cols-3 gap-2.5 noscript:hidden" dir="ltr" data-keys>
			{KEYS.map((digit) =>
				digit ? (
					<button key={digit} type="button" onClick={() => onDigit(digit)} className={KEY}>
						{digit}
					</button>
				) : (
					<span key={digit} />
				),
			)}
			<button type="button" aria-label={deleteDigit} onClick={onDelete} className={KEY}>
				<PathIcon path={BACKSPACE} />
			</button>
		</div>
	);
}

/** Asks for the PIN of a person, by keys on the page or a keyboard. Four digits send it. */
export function PinQuestion({ state, ...question }: QuestionProps) {
	const texts = useTexts(accountTexts);
	const error = state?.errors?.pin ?? state?.message;
	const input = useRef<HTMLInputElement>(null);
	// The keys of the page are enough: a phone's own keyboard would cover them.
	const hasKeys = useIsHydrated();

	useEffect(() => {
		if (!state || !input.current) return;
		input.current.value = "";
		if (!document.activeElement?.closest("[data-keys]")) input.current.focus();
	}, [state]);

	function enter(change: (pin: string) => string) {
		if (!input.current) return;
		input.current.value = change(input.current.value).slice(0, PIN_LENGTH);
		sendWhole(input.current);
	}

	return (
		<ProofForm {...question}>
			<label htmlFor="pin" className="mt-5 text-lg text-soft">
				{texts[QUESTIONS[question.asks ?? "watch"].label](question.person.name)}
			</label>
			<input
				ref={input}
				id="pin"
				name="pin"
				type="password"
				inputMode={hasKeys ? "none" : "numeric"}
				autoComplete="off"
				pattern="[0-9]{4}"
				title={texts.fourDigits}
				maxLength={PIN_LENGTH}
				required
				// biome-ignore lint/a11y/noAutofocus: the page asks for nothing else.
				autoFocus
				aria-invalid={error ? true : undefined}
				aria-describedby={error ? "pin-error" : undefined}
				onChange={({ target }) => sendWhole(target)}
				className="mt-4 block min-h-14 w-60 rounded-xl bg-ground/60 ps-5 text-center text-heading tracking-[0.6em] text-cream inset-ring inset-ring-edge/70 hover:inset-ring-edge focus:inset-ring-bulb aria-invalid:inset-ring-alarm"
			/>
			{/* Its room is there before it, so that the keys stay where they are. */}
			<div className="min-h-8 max-w-60 text-start">
				<FieldMessage id="pin-error">{error}</FieldMessage>
			</div>
			<PinKeys onDigit={(digit) => enter((pin) => pin + digit)} onDelete={() => enter((pin) => pin.slice(0, -1))} />
		</ProofForm>
	);
}

/** For somebody who does not know the PIN, has given too many wrong ones, or has none and would take a child's place. */
export function PasswordQuestion({ state, ...question }: QuestionProps) {
	const { accountPassword } = useTexts(accountTexts);
	const input = useRef<HTMLInputElement>(null);

	// Where it was wrong it is written again.
	useEffect(() => {
		if (state) input.current?.select();
	}, [state]);

	return (
		<ProofForm {...question} by="&by=password">
			<PasswordField
				ref={input}
				name="password"
				label={accountPassword}
				autoComplete="current-password"
				required
				autoFocus
				error={state?.errors?.password ?? state?.message}
				className="mt-5 w-full max-w-80 text-start"
			/>
		</ProofForm>
	);
}
