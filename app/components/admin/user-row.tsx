import { RoleBadge } from "~/components/site/role-badge";
import { Badge } from "~/components/ui/badge";
import { LocalTime } from "~/components/ui/local-time";
import { NavigateForm } from "~/components/ui/navigate-button";
import type { User } from "~/domain/accounts/types";
import type { AdminFields } from "./admin-forms";
import { AdminIcon, type AdminIconName } from "./admin-icons";
import { PanelForm, useSentForm } from "./panel-form";
import { RoleSelect } from "./role-select";
import { useAdminUrl } from "./use-admin-url";

interface ActionProps extends Omit<React.ComponentProps<"button">, "children"> {
	/** Shown where there is room. */
	text: string;
	/** The accessible name. */
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

function PremiumToggle({ user, isBusy }: { user: User; isBusy: boolean }) {
	return (
		<PanelForm fields={{ intent: "premium", userId: user.id }}>
			<Action
				text="Premium"
				label={`Premium for ${user.username}`}
				icon="star"
				aria-pressed={user.isPremium}
				isBusy={isBusy}
			/>
		</PanelForm>
	);
}

function OwnerActions({ user, isSelf }: { user: User; isSelf: boolean }) {
	const { asking } = useAdminUrl();
	const link: AdminFields = { intent: "reset-link", userId: user.id };
	const isSent = useSentForm(link) !== undefined;
	return (
		<>
			<PanelForm fields={link}>
				<Action text="Reset link" label={`Reset link for ${user.username}`} icon="key" isBusy={isSent} />
			</PanelForm>
			{!isSelf && (
				<NavigateForm to={asking("delete", user.id)} replace>
					<Action text="Delete" label={`Delete ${user.username}`} icon="trash" className="admin-action-alarm" />
				</NavigateForm>
			)}
		</>
	);
}

/** A row of the table; a card on narrow screens. */
export function UserRow({ user: loaded, viewer }: { user: User; viewer: Pick<User, "id" | "role"> }) {
	const isToggling = useSentForm({ intent: "premium", userId: loaded.id }) !== undefined;
	const user = { ...loaded, isPremium: loaded.isPremium !== isToggling };
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
			<td data-label="Role">{isOwner ? <RoleSelect user={user} /> : <RoleBadge role={user.role} />}</td>
			<td data-label="Status">
				<Badge tone={user.isPremium ? "bulb" : "plain"}>{user.isPremium ? "Premium" : "Free"}</Badge>
			</td>
			<td data-label="Created" className="text-sm text-soft">
				<LocalTime time={user.createdAt} />
			</td>
			<td className="admin-cell-wide">
				<div className="admin-actions">
					<PremiumToggle user={user} isBusy={isToggling} />
					{isOwner && <OwnerActions user={user} isSelf={isSelf} />}
				</div>
			</td>
		</tr>
	);
}
