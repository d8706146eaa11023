import { useEffect, useRef } from "react";
import { focusQuietly } from "~/lib/dom/focus-quietly.client";
import { siteTexts } from "~/messages/site";
import { useTexts } from "~/messages/use-language";
import { Icon } from "./icon";

/** The server renders an open dialog in the flow of the page; without scripts it stays there and works. */
const isServer = import.meta.env.SSR;

interface DialogProps {
	isOpen: boolean;
	/** Called for Escape, a click outside, and the close button. */
	onClose: () => void;
	/** Id of the heading. */
	labelledBy: string;
	/** Id of the text, for a question that screen readers read out. */
	describedBy?: string;
	/** `question` requires a choice, so it has no close button. `drawer` is at the side of the window. */
	kind?: "panel" | "question" | "drawer";
	className?: string;
	children: React.ReactNode;
}

const CENTRE =
	"m-auto noscript:static noscript:my-6 max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] rounded-2xl border open:animate-[rise_180ms_var(--ease-calm)]";
const POSITIONS = {
	panel: CENTRE,
	question: CENTRE,
	drawer: "drawer open:animate-[slide-in_220ms_var(--ease-calm)]",
};

/** A modal: the browser keeps the focus inside and restores it on close. */
export function Dialog({
	isOpen,
	onClose,
	labelledBy,
	describedBy,
	kind = "panel",
	className = "",
	children,
}: DialogProps) {
	const { close } = useTexts(siteTexts);
	const dialog = useRef<HTMLDialogElement>(null);
	const pressedOutside = useRef(false);

	useEffect(() => {
		const { current } = dialog;
		if (!isOpen) {
			if (current?.open) current.close();
			return;
		}
		if (current?.matches(":modal")) return;
		// Rendered open by the server, for visits without scripts.
		current?.removeAttribute("open");
		if (current) focusQuietly(() => current.showModal());
	}, [isOpen]);

	return (
		// biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes every dialog by itself.
		<dialog
			ref={dialog}
			open={isServer && isOpen}
			suppressHydrationWarning
			role={kind === "question" ? "alertdialog" : undefined}
			aria-labelledby={labelledBy}
			aria-describedby={describedBy}
			onClose={onClose}
			onPointerDown={(event) => {
				pressedOutside.current = event.target === event.currentTarget;
			}}
			onClick={(event) => {
				if (pressedOutside.current && event.target === event.currentTarget) dialog.current?.close();
			}}
			className={`overscroll-contain border-line bg-raised text-cream shadow-2xl ${POSITIONS[kind]} ${className}`}
		>
			{kind !== "question" && (
				<button
					type="button"
					aria-label={close}
					onClick={() => dialog.current?.close()}
					className="absolute end-3 top-3 inline-flex size-11 cursor-pointer items-center justify-center rounded-full text-soft hover:bg-cream/10 hover:text-cream"
				>
					<Icon name="close" />
				</button>
			)}
			{isOpen && children}
		</dialog>
	);
}
