import type { AdminAct } from "~/components/admin/admin-act-form";
import type { AdminAnswer } from "~/components/admin/admin-answer";
import { type UserChange, useActs } from "./use-admin-acts";
import { useAdminUrl } from "./use-admin-url";

interface ActFormProps {
	act: AdminAct;
	/** Shown in the user's row until the server has answered. */
	change?: UserChange;
	/** The act is on its way. */
	onSent?: () => void;
	onDone?: (answer: AdminAnswer) => void;
	className?: string;
	children: React.ReactNode;
}

/** A form that does one thing: with scripts by a call, without them by the page's own action. */
export function ActForm({ act, change, onSent, onDone, className, children }: ActFormProps) {
	const { run } = useActs();
	const { here } = useAdminUrl();

	async function submit(event: React.FormEvent): Promise<void> {
		event.preventDefault();
		onSent?.();
		const answer = await run(act, change);
		if (answer) onDone?.(answer);
	}

	return (
		<form method="post" action={here} onSubmit={submit} className={className}>
			{Object.entries(act).map(([name, value]) => (
				<input key={name} type="hidden" name={name} value={value} />
			))}
			{children}
		</form>
	);
}
