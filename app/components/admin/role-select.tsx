import { useEffect, useEffectEvent, useRef } from "react";
import { useFetcher } from "react-router";
import { Select } from "~/components/ui/select";
import { showToast } from "~/components/ui/toast";
import { ROLES, type Role, type User } from "~/domain/accounts/types";
import type { PanelResult } from "./admin-result";
import { useSentForm } from "./panel-form";
import { useAdminUrl } from "./use-admin-url";

/** A user's role, saved as soon as it is chosen, with Undo. Without scripts a button saves it. */
export function RoleSelect({ user }: { user: User }) {
	const fetcher = useFetcher<PanelResult>();
	const undo = useFetcher();
	const { here } = useAdminUrl();
	const sent = useSentForm({ intent: "role", userId: user.id })?.get("role");
	const previous = useRef<Role>(user.role);

	function send({ submit }: Pick<typeof fetcher, "submit">, role: string): void {
		void submit({ intent: "role", userId: user.id, role }, { method: "post", action: here, flushSync: true });
	}

	function choose(role: string): void {
		if (sent) return;
		previous.current = user.role;
		send(fetcher, role);
	}

	const offerUndo = useEffectEvent((message: string) => {
		const before = previous.current;
		showToast(message, "good", { label: "Undo", act: () => send(undo, before) });
	});

	useEffect(() => {
		if (fetcher.data?.ok && fetcher.data.message) offerUndo(fetcher.data.message);
	}, [fetcher.data]);

	return (
		<form method="post" action={here} className="admin-role">
			<input type="hidden" name="intent" value="role" />
			<input type="hidden" name="userId" value={user.id} />
			<Select
				name="role"
				label={`Role of ${user.username}`}
				value={typeof sent === "string" ? sent : user.role}
				options={ROLES.map((role) => [role, role])}
				onChange={({ target }) => choose(target.value)}
			/>
			<button type="submit" className="admin-action admin-unscripted">
				Save
			</button>
		</form>
	);
}
