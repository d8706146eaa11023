import { useRef, useState } from "react";
import { readKey } from "~/lib/dom/keys";
import { siteTexts } from "~/messages/site";
import { useTexts } from "~/messages/use-language";
import { Button } from "./button";

/** Keys that open a select's picker or confirm in it. Any other key on a closed select changes its value. */
function opensPicker({ nativeEvent }: React.KeyboardEvent): boolean {
	return nativeEvent.altKey || ["Enter", " ", "F4"].includes(readKey(nativeEvent));
}

interface ChoiceFormProps {
	/** Where the form leads without scripts. */
	action: string;
	method?: "get" | "post";
	onChoose: (form: FormData) => void;
	/** Of the button, where it is not "Apply". */
	label?: string;
	className?: string;
	/** Selects and hidden fields. */
	children: React.ReactNode;
}

/**
 * A form of selects that navigates. A choice made with the pointer or in an open picker acts at once. On a closed select
 * most browsers report every arrow key as a change: such a choice waits for Enter or for the button that then appears.
 */
export function ChoiceForm({ action, method, onChoose, label, className = "contents", children }: ChoiceFormProps) {
	const texts = useTexts(siteTexts);
	const isStepping = useRef(false);
	const [isWaiting, setIsWaiting] = useState(false);

	function choose(form: HTMLFormElement): void {
		setIsWaiting(false);
		onChoose(new FormData(form));
	}

	function press(event: React.KeyboardEvent<HTMLFormElement>): void {
		if (!(event.target instanceof HTMLSelectElement)) return;
		isStepping.current = !opensPicker(event);
		if (readKey(event.nativeEvent) !== "Enter" || !isWaiting) return;
		event.preventDefault();
		choose(event.currentTarget);
	}

	/** The key that began a step may come up outside this form. */
	function stopStepping(): void {
		isStepping.current = false;
	}

	function change(event: React.ChangeEvent<HTMLFormElement>): void {
		if (isStepping.current) setIsWaiting(true);
		else choose(event.currentTarget);
	}

	function submit(event: React.FormEvent<HTMLFormElement>): void {
		event.preventDefault();
		choose(event.currentTarget);
	}

	const button = <Button type="submit">{label ?? texts.apply}</Button>;
	return (
		<form
			action={action}
			method={method}
			onKeyDown={press}
			onKeyUp={stopStepping}
			onBlur={stopStepping}
			onPointerDown={stopStepping}
			onChange={change}
			onSubmit={submit}
			className={className}
		>
			{children}
			{isWaiting ? button : <noscript className="noscript:contents">{button}</noscript>}
			<span role="status" className="sr-only">
				{isWaiting && texts.pressEnter}
			</span>
		</form>
	);
}
