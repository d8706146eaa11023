import { useFetcher, useFetchers, useNavigation } from "react-router";
import type { AdminFields } from "./admin-forms";
import { useAdminUrl } from "./admin-url";

/** The forms in progress; also those of other components, and those that are off the page by now. */
export function useSentForms(): FormData[] {
	return [...useFetchers(), useNavigation()].flatMap(({ formData }) => formData ?? []);
}

/** The form that has all these fields; undefined when there is none. */
export function findForm(forms: FormData[], fields: Record<string, string>): FormData | undefined {
	return forms.find((form) => Object.entries(fields).every(([name, value]) => form.get(name) === value));
}

export function useSentForm(fields: Record<string, string>): FormData | undefined {
	return findForm(useSentForms(), fields);
}

interface PanelFormProps {
	fields: AdminFields;
	onSent?: () => void;
	className?: string;
	children: React.ReactNode;
}

/** A form of hidden fields and its button. Without scripts the browser sends it as a document. */
export function PanelForm({ fields, onSent, className, children }: PanelFormProps) {
	const fetcher = useFetcher();
	const { here } = useAdminUrl();
	const isSent = useSentForm(fields) !== undefined;

	function send(event: React.FormEvent<HTMLFormElement>): void {
		event.preventDefault();
		if (isSent) return;
		// Rendered at once, so that a second press finds the form sent.
		void fetcher.submit(event.currentTarget, { flushSync: true });
		onSent?.();
	}

	return (
		<fetcher.Form method="post" action={here} onSubmit={send} className={className}>
			<PanelFields fields={fields} />
			{children}
		</fetcher.Form>
	);
}

export function PanelFields({ fields }: { fields: AdminFields }) {
	return Object.entries(fields).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}
