import { Select } from "~/components/ui/select";
import { showToast } from "~/components/ui/toast";
import { isRole, ROLES, type Role, type User } from "~/domain/accounts/types";
import { useActs } from "./use-admin-acts";
import { useAdminUrl } from "./use-admin-url";

/** A user's role: saved as soon as it is chosen, with a way back. Without scripts a button saves it. */
export function RoleSelect({ user, before }: { user: User; before: Role }) {
	const { run } = useActs();
	const { here } = useAdminUrl();

	async function change(role: Role): Promise<void> {
		const answer = await run({ intent: "role", userId: user.id, role }, { role });
		if (!answer?.ok) return;
		const undo = () => void run({ intent: "role", userId: user.id, role: before }, { role: before });
		showToast(`${user.username} is now ${role}`, "good", { label: "Undo", act: undo });
	}

	return (
		<form method="post" action={here} className="admin-role">
			<input type="hidden" name="intent" value="role" />
			<input type="hidden" name="userId" value={user.id} />
			<Select
				name="role"
				label={`Role of ${user.username}`}
				value={user.role}
				onChange={({ target: { value } }) => isRole(value) && change(value)}
			>
				{ROLES.map((role) => (
					<option key={role} value={role}>
						{role}
					</option>
				))}
			</Select>
			<button type="submit" className="admin-action admin-unscripted">
				Save
			</button>
		</form>
	);
}
