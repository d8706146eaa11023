import { Link } from "react-router";
import { ActivityPanel } from "~/components/account/activity-panel";
import { RoleBadge } from "~/components/account/role-badge";
import { Line } from "~/components/admin/audit-log";
import type { AdminFields } from "~/components/admin/parts/admin-forms";
import { AdminTable } from "~/components/admin/parts/admin-table";
import { adminUrl, useAdminUrl } from "~/components/admin/parts/admin-url";
import { Confirm, ConfirmationButton } from "~/components/admin/parts/confirm";
import { DescriptionList } from "~/components/admin/parts/description-list";
import { PanelForm, useSentForm } from "~/components/admin/parts/panel-form";
import { Tool } from "~/components/admin/system-settings";
import { Badge } from "~/components/ui/badge";
import { Button, ButtonLink } from "~/components/ui/button";
import { TextField } from "~/components/ui/field";
import { LocalTime } from "~/components/ui/local-time";
import { Panel } from "~/components/ui/panel";
import type { SignInLimit, User } from "~/domain/accounts/types";
import { type NamedTitle, SUSPENSION_REASON_MAX, type Support, type UserDetails } from "~/domain/administration/types";
import { titleKey, titlePath } from "~/domain/catalogue/paths";
import { HISTORY_RETENTION_DAYS } from "~/domain/library/retention";
import { formatPlural } from "~/lib/text/format";
import { RoleQuestions, RoleSelect } from "./role-select";
import { OwnerQuestions, PremiumToggle } from "./user-row";

const LIMIT_TEXTS: Record<SignInLimit["kind"], string> = {
	here: "Too many wrong passwords from one network: sign-in from that network is refused",
	everywhere:
		"Too many wrong passwords from many networks: sign-in is refused, except from networks they have signed in from",
	neighbours:
		"Too many wrong passwords from their network for several accounts: sign-in from it is refused, except for accounts that have signed in from it. This one cannot be lifted",
};

function BackLink() {
	const { address } = useAdminUrl();
	return (
		<ButtonLink to={address({ id: undefined })} size="small">
			All users
		</ButtonLink>
	);
}

/** A button that sends one form about the user. */
function FormButton({ fields, busyLabel, children }: { fields: AdminFields; busyLabel: string; children: string }) {
	const isSent = useSentForm(fields) !== undefined;
	return (
		<PanelForm fields={fields}>
			<Button type="submit" busyLabel={isSent && busyLabel}>
				{children}
			</Button>
		</PanelForm>
	);
}

function Account({ details: { user, suspendedAt, support }, isOwner }: { details: UserDetails; isOwner: boolean }) {
	const isToggling = useSentForm({ intent: "premium", userId: user.id }) !== undefined;
	const shown = { ...user, isPremium: user.isPremium !== isToggling };
	return (
		<Panel title={user.username} actions={<BackLink />}>
			<p className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
				{user.name !== user.username && <span dir="auto">{user.name}</span>}
				<span className="break-all text-soft">{user.email}</span>
				<Badge tone={shown.isPremium ? "bulb" : "plain"}>{shown.isPremium ? "Premium" : "Free"}</Badge>
				{suspendedAt && (
					<Badge tone="alarm">
						Suspended since <LocalTime time={suspendedAt} />
					</Badge>
				)}
			</p>
			<DescriptionList
				rows={[
					["Created", <LocalTime key="created" time={user.createdAt} />],
					...(support
						? ([
								["Last seen", <LocalTime key="seen" time={support.lastSeen} />],
								["Signed in on", support.sessions > 0 ? formatPlural(support.sessions, "browser") : "No browser"],
								["Last browser", support.browser ?? "–"],
							] as [string, React.ReactNode][])
						: []),
				]}
			/>
			<div className="mt-5 flex flex-wrap items-center gap-3">
				{isOwner ? (
					<>
						<span aria-hidden="true" className="text-sm text-soft">
							Role
						</span>
						<RoleSelect user={user} />
					</>
				) : (
					<RoleBadge role={user.role} />
				)}
				<PremiumToggle user={shown} isBusy={isToggling} />
			</div>
		</Panel>
	);
}

function Limits({ user, signIn: { failures, inForce } }: { user: User; signIn: Support["signIn"] }) {
	const canLift = inForce.some(({ kind }) => kind !== "neighbours");
	return (
		<Tool
			level="h3"
			heading="Failed sign-ins"
			text={
				<>
					<p>
						{failures > 0 ? formatPlural(failures, "wrong password") : "No wrong password"} in the last 15 minutes
						{inForce.length === 0 && ", and no limit in force"}.
					</p>
					{inForce.map(({ kind, until }) => (
						<p key={kind} className="mt-1 text-cream">
							{LIMIT_TEXTS[kind]}, until <LocalTime time={until} />.
						</p>
					))}
				</>
			}
		>
			{canLift && (
				<FormButton fields={{ intent: "lift-limits", userId: user.id }} busyLabel="Lifting...">
					Lift
				</FormButton>
			)}
		</Tool>
	);
}

interface SigningInProps {
	user: User;
	suspensionReason: string | null;
	support: Support;
	isSelf: boolean;
	isOwner: boolean;
}

function SigningIn({ user, suspensionReason, support, isSelf, isOwner }: SigningInProps) {
	const { id } = user;
	return (
		<Panel title="Signing in">
			<Limits user={user} signIn={support.signIn} />
			{!isSelf && (
				<>
					{isOwner && !user.isSuspended && (
						<>
							<Tool
								level="h3"
								heading="Reset link"
								text={
									support.linkUntil ? (
										<>
											An unused link works until <LocalTime time={support.linkUntil} />. A new one replaces it.
										</>
									) : (
										"A link to set a new password. It works once, within an hour."
									)
								}
							>
								<FormButton fields={{ intent: "reset-link", userId: id }} busyLabel="Creating...">
									Create Reset Link
								</FormButton>
							</Tool>
							<Tool
								level="h3"
								heading="Sessions"
								text="Sign out every browser and app. They can sign in again with their password."
							>
								<ConfirmationButton question="end-sessions" user={id} busyLabel="Ending...">
									End Sessions
								</ConfirmationButton>
							</Tool>
						</>
					)}
					{user.isSuspended ? (
						<Tool
							level="h3"
							heading="Suspended"
							text={
								<>
									<p>Sign-in is refused. Their lists and their watch history are as they were.</p>
									{suspensionReason && (
										<p dir="auto" className="mt-1 text-cream">
											Reason: {suspensionReason}
										</p>
									)}
								</>
							}
						>
							<FormButton fields={{ intent: "reinstate", userId: id }} busyLabel="Reinstating...">
								Reinstate
							</FormButton>
						</Tool>
					) : (
						<Tool
							level="h3"
							heading="Suspend"
							text="Sign out everywhere and refuse sign-in. Nothing is deleted, and it can be undone."
						>
							<ConfirmationButton question="suspend" user={id} variant="caution" busyLabel="Suspending...">
								Suspend
							</ConfirmationButton>
						</Tool>
					)}
					{isOwner && (
						<Tool level="h3" heading="Delete" text="Delete the account with everything in it. This cannot be undone.">
							<ConfirmationButton question="delete" user={id} variant="danger" icon="trash" busyLabel="Deleting...">
								Delete User
							</ConfirmationButton>
						</Tool>
					)}
				</>
			)}
		</Panel>
	);
}

/** A blocked title has no page: its name alone. */
export function TitleName({ named: { ref, title } }: { named: NamedTitle }) {
	return title ?? <span className="text-soft">{titleKey(ref)}, whose name is unknown right now</span>;
}

function Watching({ support: { lastOpened, blockedSaves, hasMoreBlocked } }: { support: Support }) {
	return (
		<Panel title="Watching">
			<dl className="space-y-4">
				<div>
					<dt className="text-sm text-soft">Opened last</dt>
					<dd className="mt-1">
						{lastOpened ? (
							<>
								<Link to={titlePath(lastOpened.ref)} className="underline underline-offset-4">
									<TitleName named={lastOpened} />
								</Link>{" "}
								<span className="text-soft">
									<LocalTime time={lastOpened.at} />
								</span>
							</>
						) : (
							`Nothing in the last ${HISTORY_RETENTION_DAYS} days`
						)}
					</dd>
				</div>
				<div>
					<dt className="text-sm text-soft">Saved titles that are blocked</dt>
					<dd className="mt-1">
						{blockedSaves.length === 0 && "None"}
						<ul>
							{blockedSaves.map((named) => (
								<li key={titleKey(named.ref)}>
									<TitleName named={named} />
								</li>
							))}
							{hasMoreBlocked && <li className="text-soft">and more</li>}
						</ul>
					</dd>
				</div>
				<div>
					<dt className="text-sm text-soft">Players that failed</dt>
					<dd className="mt-1">
						Not stored by person. Which titles do not play, and on which server, is under{" "}
						<Link to={adminUrl("servers")} className="underline underline-offset-4">
							Player Servers
						</Link>{" "}
						for everybody.
					</dd>
				</div>
			</dl>
		</Panel>
	);
}

function History({ lines }: { lines: Support["lines"] }) {
	return (
		<Panel
			title="What was done"
			lead="By administrators to this account, and what the user tried in administration. Refused sign-ins are above. The latest ten."
		>
			{lines.length > 0 ? (
				<AdminTable label="What was done" columns={["When", "Who", "Action", "Outcome", "Details"]} className="mt-2">
					{lines.map((line) => (
						<Line key={line.id} line={line} isAboutOne />
					))}
				</AdminTable>
			) : (
				<p className="text-soft">Nothing so far.</p>
			)}
		</Panel>
	);
}

/** A user's page. `details` is null when there is no such user. */
export function UserDetailsPage({
	details,
	viewer,
}: {
	details: UserDetails | null;
	viewer: Pick<User, "id" | "role">;
}) {
	const { confirmedUserId } = useAdminUrl();
	if (!details) {
		return (
			<Panel title="No such user" actions={<BackLink />}>
				<p className="text-soft">This user does not exist, or was deleted.</p>
			</Panel>
		);
	}
	const { user, support } = details;
	const isOwner = viewer.role === "owner";
	const isSelf = viewer.id === user.id;
	const confirmed = confirmedUserId === user.id ? user : null;
	const other = isSelf ? null : confirmed;
	return (
		<>
			{isOwner && (
				<>
					<OwnerQuestions user={other} />
					<RoleQuestions user={confirmed} />
				</>
			)}
			{support && (
				<Confirm
					question="suspend"
					title="Suspend User"
					label="Suspend"
					variant="danger"
					user={other}
					fields={{ intent: "suspend", userId: user.id }}
				>
					<TextField
						name="reason"
						label="Reason (optional)"
						hint="For the audit log, for a year. They are not told it when they sign in, but their data export contains it."
						maxLength={SUSPENSION_REASON_MAX}
						autoComplete="off"
					/>
				</Confirm>
			)}
			<Account details={details} isOwner={isOwner} />
			{support ? (
				<>
					<SigningIn
						user={user}
						suspensionReason={details.suspensionReason}
						support={support}
						isSelf={isSelf}
						isOwner={isOwner}
					/>
					<Watching support={support} />
					<History lines={support.lines} />
					<ActivityPanel
						title="What the account did"
						lead="Its own sign-ins and changes, up to 100 from the last 180 days, newest first. The user sees them in Settings."
						activity={support.activity}
					/>
				</>
			) : (
				<p className="text-soft">Only an owner sees more about an admin or owner.</p>
			)}
		</>
	);
}
