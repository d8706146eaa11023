import { useEffect, useRef, useState } from "react";
import { useHref, useLocation, useNavigate, useRevalidator } from "react-router";
import { useAuthLinks, useSite } from "~/components/site/site-context";
import { titleKey } from "~/domain/catalogue/paths";
import { toLocalCard } from "~/domain/library/browser/local-card";
import type { ChangeKind } from "~/domain/library/changes/changes";
import { ignoreDoubleClick } from "~/lib/dom/double-click";
import { useTexts } from "~/messages/use-language";
import { verbTexts } from "~/messages/verbs";
import { loadedVerbs, loadVerbs } from "./load-verbs";
import type { Verb } from "./verb";

/** Makes the change that a form means, with Undo, and asks what has to be asked first: `question` is to be shown. */
export function useVerb({ title, name, knownTitle, listEpisodes, onChange, done }: Omit<Verb, "fields" | "onDone">) {
	const { visitor, source } = useSite();
	const { notChanged } = useTexts(verbTexts);
	const { signup } = useAuthLinks();
	const navigate = useNavigate();
	const { revalidate } = useRevalidator();
	const [question, ask] = useState<React.ReactNode>(null);
	const [isBusy, setIsBusy] = useState(false);
	/** A question may wait while the page reads more of the title. */
	const latest = useRef(knownTitle);
	useEffect(() => {
		latest.current = knownTitle;
	});

	async function press(form: FormData, onDone?: () => void): Promise<void> {
		setIsBusy(true);
		const verbs = loadedVerbs() ?? (await loadVerbs(notChanged));
		await verbs?.press(form, {
			title,
			listEpisodes,
			done,
			ask,
			onDone,
			name: typeof name === "function" ? name(form) : name,
			profileId: visitor?.profileId ?? null,
			company: visitor?.people.flatMap((person) => (person.isHere ? person.name : [])) ?? [],
			readCard: () => latest.current && toLocalCard(latest.current, source),
			onChange: visitor ? (onChange ?? revalidate) : async () => undefined,
			signUp: () => void navigate(signup),
		});
		setIsBusy(false);
	}

	return { press, question, isBusy };
}

/** Closes what the form is in. The focus that was inside goes to what opens it again. */
export function closeForm(form: HTMLFormElement): void {
	const details = form.closest("details");
	const isLost = document.activeElement === document.body || details?.contains(document.activeElement);
	details?.removeAttribute("open");
	if (isLost) details?.querySelector("summary")?.focus({ preventScroll: true });
}

type VerbButtonProps = Omit<React.ComponentProps<"button">, "type" | "name" | "value" | "onClick"> & {
	verb: ChangeKind;
};

/** The button of such a form. A double-click on it is one press. */
export function VerbButton({ verb, ...button }: VerbButtonProps) {
	return <button {...button} type="submit" name="intent" value={verb} onClick={ignoreDoubleClick} />;
}

interface VerbFormProps extends Omit<Verb, "onDone"> {
	/** Before it is sent: what is pressed may leave the page. False: there is nothing to send. */
	onPress?: (form: HTMLFormElement) => unknown;
	onDone?: (form: HTMLFormElement) => void;
	className?: string;
	/** With a `VerbButton`. */
	children: React.ReactNode | ((isBusy: boolean) => React.ReactNode);
}

/**
 * A form that changes a title in a person's library; signed out, in this browser's own lists. Without scripts it is sent as it
 * is, and leads signed-out visitors to Login.
 */
export function VerbForm({ fields = {}, onPress, onDone, className = "contents", children, ...verb }: VerbFormProps) {
	const { title } = verb;
	const { press, question, isBusy } = useVerb(verb);
	const isSignedIn = useSite().visitor !== null;
	// Without it a form of Home is one of the layout around it.
	const home = useHref("/?index");
	const action = useLocation().pathname === "/" ? home : undefined;

	async function handleSubmit(event: React.FormEvent<HTMLFormElement>) {
		event.preventDefault();
		const { currentTarget, nativeEvent } = event;
		const form = new FormData(currentTarget, (nativeEvent as SubmitEvent).submitter);
		if (onPress?.(currentTarget) !== false) await press(form, () => onDone?.(currentTarget));
	}

	const hidden = { media_type: title?.mediaType, media_id: title?.id, ...fields };
	return (
		<>
			{question}
			<form
				key={title ? titleKey(title) : undefined}
				method="post"
				action={action}
				data-waits={isSignedIn ? undefined : ""}
				onSubmit={handleSubmit}
				className={className}
			>
				{Object.entries(hidden).map(([field, value]) => {
					return value !== undefined && <input key={field} type="hidden" name={field} value={value} />;
				})}
				{typeof children === "function" ? children(isBusy) : children}
			</form>
		</>
	);
}
