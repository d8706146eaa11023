import { useId } from "react";
import { useNavigate } from "react-router";
import { siteTexts } from "~/messages/site";
import { useTexts } from "~/messages/use-language";
import { Button, ButtonLink, type ButtonVariant } from "./button";
import { Dialog } from "./dialog";

interface QuestionProps {
	isOpen: boolean;
	title: string;
	/** The name of what the question is about. */
	about?: string | undefined;
	text: React.ReactNode;
	/** Text of the button that confirms. */
	label: string;
	variant?: ButtonVariant | undefined;
	isDisabled?: boolean;
	busyLabel?: string | false;
	/** The address of the page without the question; null where only a script opens it. */
	back: string | null;
	/** Closes the question; by default the page goes `back`. */
	onCancel?: () => void;
	/** The form that is sent by the button. */
	renderForm: (form: { className: string; children: React.ReactNode }) => React.ReactNode;
	/** Fields of the form. */
	children?: React.ReactNode;
}

/** A dialog that asks for a confirmation. Where its URL opens it, it also works without scripts. */
export function Question({
	isOpen,
	title,
	about,
	text,
	label,
	variant,
	isDisabled,
	busyLabel,
	back,
	onCancel,
	renderForm,
	children,
}: QuestionProps) {
	const texts = useTexts(siteTexts);
	const id = useId();
	const navigate = useNavigate();

	function cancel(): void {
		if (onCancel) onCancel();
		else if (back !== null) void navigate(back, { replace: true, preventScrollReset: true });
	}

	const form = {
		className: "space-y-5 p-6 sm:p-8",
		children: (
			<>
				<h2 id={`${id}title`} className="lettering text-heading">
					{title}
				</h2>
				{about && <p className="font-semibold break-all">{about}</p>}
				<p id={`${id}text`} className="text-soft">
					{text}
				</p>
				{children}
				<div className="flex flex-wrap justify-end gap-3">
					{back === null ? (
						<Button onClick={cancel}>{texts.cancel}</Button>
					) : (
						<ButtonLink
							to={back}
							replace
							preventScrollReset
							onClick={
								onCancel &&
								((event) => {
									event.preventDefault();
									onCancel();
								})
							}
						>
							{texts.cancel}
						</ButtonLink>
					)}
					<Button type="submit" variant={variant} disabled={isDisabled} busyLabel={busyLabel}>
						{label}
					</Button>
				</div>
			</>
		),
	};
	return (
		<Dialog
			isOpen={isOpen}
			kind="question"
			labelledBy={`${id}title`}
			describedBy={`${id}text`}
			onClose={() => isOpen && cancel()}
			className="max-w-md"
		>
			{isOpen && renderForm(form)}
		</Dialog>
	);
}
