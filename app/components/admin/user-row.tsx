import type { AdminAct } from "~/components/admin/admin-act-form";
import { RoleBadge } from "~/components/site/role-badge";
import { Badge } from "~/components/ui/badge";
import { LocalTime } from "~/components/ui/local-time";
import { NavigateForm } from "~/components/ui/navigate-button";
import type { User } from "~/domain/accounts/types";
import { ActForm } from "./act-form";
import { AdminIcon, type AdminIconName } from "./admin-icons";
import { RoleSelect } from "./role-select";
import { useActs } from "./use-admin-acts";
import { useAdminUrl } from "./use-admin-url";

interface ActionProps extends Omit<React.ComponentProps<"button">, "children"> {
	/** The word on it where there is room. */
	text: string;
	/** Its whole name. */
	label: string;
	icon: AdminIconName;
	isBusy?: boolean;
}

function Action({ text, label, icon, isBusy, className = "", ...button }: ActionProps) {
	return (
		<button
			{...button}
			type="submit"
			aria-label={label}
			title={label}
			aria-busy={isBusy || undefined}
			className={`admin-action ${className}`}
		>
			<AdminIcon name={icon} className="size-4.5" />
			<span className="admin-action-text">{text}</span>
		</button>
	);
}

function PremiumToggle({ user }: { user: User }) {
	const { isRunning } = useActs();
	const act: AdminAct = { intent: "premium", userId: user.id };
	return (
		<ActForm act={act} change={{ isPremium: !user.isPremium }}>
			<Action
				text="Premium"
				label={`Premium for ${user.username}`}
				icon="star"
				aria-pressed={user.isPremium}
				isBusy={isRunning(act)}
			/>
		</ActForm>
	);
}

function OwnerActions({ user, isSelf }: { user: User; isSelf: boolean }) {
	const { isRunning } = useActs();
	const { asking } = useAdminUrl();
	const link: AdminAct = { intent: "reset-link", userId: user.id };
	return (
		<>
			<ActForm act={link}>
				<Action text="Reset link" label={`Reset link for ${user.username}`} icon="key" isBusy={isRunning(link)} />
			</ActForm>
			{!isSelf && (
				<NavigateForm to={asking("delete", user.id)} replace>
					<Action text="Delete" label={`Delete ${user.username}`} icon="trash" className="admin-action-alarm" />
				</NavigateForm>
			)}
		</>
	);
}

/** One account: a row of the table, or a card where there is no room for one. */
export function UserRow({ user: loaded, viewer }: { user: User; viewer: Pick<User, "id" | "role"> }) {
	const { changes } = useActs();
	const user = { ...loaded, ...changes.get(loaded.id) };
	const isOwner = viewer.role === "owner";
	const isSelf = viewer.id === user.id;
	return (
		<tr>
			<th scope="row" className="admin-cell-wide">
				<span className="block truncate font-semibold">
					{user.username}
					{isSelf && <span className="font-normal text-soft"> (you)</span>}
				</span>
				<span className="block truncate text-sm font-normal text-soft">{user.email}</span>
			</th>
			<td data-label="Role">
				{isOwner ? <RoleSelect user={user} before={loaded.role} /> : <RoleBadge role={user.role} />}
			</td>
			<td data-label="Status">
				<Badge tone={user.isPremium ? "bulb" : "plain"}>{user.isPremium ? "Premium" : "Free"}</Badge>
			</td>
			<td data-label="Created" className="text-sm text-soft">
				<LocalTime time={user.createdAt} />
			</td>
			<td className="admin-cell-wide">
				<div className="admin-actions">
					<PremiumToggle user={user} />
					{isOwner && <OwnerActions user={user} isSelf={isSelf} />}
				</div>
			</td>
		</tr>
	);
}
