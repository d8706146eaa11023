import { Link } from "react-router";
import { RoleBadge } from "~/components/account/role-badge";
import type { AdminFields } from "~/components/admin/parts/admin-forms";
import { AdminIcon, type AdminIconName } from "~/components/admin/parts/admin-icons";
import { RowHeader, TableCell, TableRow } from "~/components/admin/parts/admin-table";
import { useAdminUrl } from "~/components/admin/parts/admin-url";
import { Confirm } from "~/components/admin/parts/confirm";
import { PanelForm, useSentForm } from "~/components/admin/parts/panel-form";
import { Badge } from "~/components/ui/badge";
import { type ButtonVariant, buttonClass } from "~/components/ui/button";
import { LocalTime } from "~/components/ui/local-time";
import { NavigateForm } from "~/components/ui/navigate-button";
import type { User } from "~/domain/accounts/types";
import { RoleSelect } from "./role-select";

interface ActionProps extends Omit<React.ComponentProps<"button">, "children"> {
	text: string;
	/** The accessible name. */
	label: string;
	icon: AdminIconName;
	variant?: ButtonVariant;
	isBusy?: boolean;
}

function Action({ text, label, icon, variant, isBusy, ...button }: ActionProps) {
	return (
		<button
			{...button}
			type="submit"
			aria-label={label}
			title={label}
			aria-busy={isBusy || undefined}
			className={buttonClass(variant, "small")}
		>
			<AdminIcon name={icon} filled={button["aria-pressed"] === true} className="size-4.5" />
			{text}
		</button>
	);
}

export function PremiumToggle({ user, isBusy }: { user: User; isBusy: boolean }) {
	// While the form is sent, `user` is as it will be. The value is named, so that sending it again changes nothing more.
	const wanted = isBusy ? user.isPremium : !user.isPremium;
	return (
		<PanelForm fields={{ intent: "premium", userId: user.id, isPremium: String(wanted) }}>
			<Action
				text="Premium"
				label={`Premium for ${user.username}`}
				icon="star"
				variant={user.isPremium ? "caution" : "secondary"}
				aria-pressed={user.isPremium}
				isBusy={isBusy}
			/>
		</PanelForm>
	);
}

/** For accounts of other people. */
function OwnerActions({ user }: { user: User }) {
	const { confirmationUrl } = useAdminUrl();
	const link: AdminFields = { intent: "reset-link", userId: user.id };
	const isSent = useSentForm(link) !== undefined;
	return (
		<>
			<PanelForm fields={link}>
				<Action text="Reset link" label={`Reset link for ${user.username}`} icon="key" isBusy={isSent} />
			</PanelForm>
			<NavigateForm to={confirmationUrl("end-sessions", { user: user.id })} replace>
				<Action text="End sessions" label={`End sessions of ${user.username}`} icon="exit" />
			</NavigateForm>
			<NavigateForm to={confirmationUrl("delete", { user: user.id })} replace>
				<Action text="Delete" label={`Delete ${user.username}`} icon="trash" variant="danger" />
			</NavigateForm>
		</>
	);
}

/** The questions of the actions above. `user` is null when the user to ask about is not on the page, or the viewer. */
export function OwnerQuestions({ user }: { user: User | null }) {
	const userId = user?.id ?? "";
	return (
		<>
			<Confirm
				question="end-sessions"
				title="End Sessions"
				label="End sessions"
				variant="danger"
				user={user}
				fields={{ intent: "end-sessions", userId }}
			/>
			<Confirm
				question="delete"
				title="Delete User"
				label="Delete"
				variant="danger"
				user={user}
				fields={{ intent: "delete", userId }}
			/>
		</>
	);
}

/** A row of the table; a card on narrow screens. */
export function UserRow({ user: loaded, viewer }: { user: User; viewer: Pick<User, "id" | "role"> }) {
	const isToggling = useSentForm({ intent: "premium", userId: loaded.id }) !== undefined;
	const user = { ...loaded, isPremium: loaded.isPremium !== isToggling };
	const { address } = useAdminUrl();
	const isOwner = viewer.role === "owner";
	const isSelf = viewer.id === user.id;
	return (
		<TableRow>
			<RowHeader>
				<span className="block truncate font-semibold">
					<Link to={address({ id: user.id })} className="underline decoration-edge underline-offset-4 hover:text-glow">
						{user.username}
					</Link>
					{isSelf && <span className="font-normal text-soft"> (you)</span>}
				</span>
				{user.name !== user.username && (
					<span dir="auto" className="block truncate text-sm font-normal">
						{user.name}
					</span>
				)}
				<span className="block truncate text-sm font-normal text-soft">{user.email}</span>
			</RowHeader>
			<TableCell label="Role">{isOwner ? <RoleSelect user={user} /> : <RoleBadge role={user.role} />}</TableCell>
			<TableCell label="Status">
				<span className="flex flex-wrap gap-1.5">
					<Badge tone={user.isPremium ? "bulb" : "plain"}>{user.isPremium ? "Premium" : "Free"}</Badge>
					{user.isSuspended && <Badge tone="alarm">Suspended</Badge>}
				</span>
			</TableCell>
			<TableCell label="Created" className="text-sm text-soft">
				<LocalTime time={user.createdAt} />
			</TableCell>
			<TableCell>
				<div className="flex max-w-60 flex-wrap gap-1.5">
					<PremiumToggle user={user} isBusy={isToggling} />
					{isOwner && !isSelf && <OwnerActions user={user} />}
				</div>
			</TableCell>
		</TableRow>
	);
}
