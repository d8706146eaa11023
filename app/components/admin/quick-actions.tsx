import { NavigateForm } from "~/components/ui/navigate-button";
import type { AdminIntent, CONFIRMATIONS } from "./admin-forms";
import { AdminIcon, type AdminIconName } from "./admin-icons";
import { adminUrl, useAdminUrl } from "./admin-url";
import { ExportForm, useExportProgress } from "./export-users";
import { PanelForm, useSentForm } from "./panel-form";

interface TileProps extends Omit<React.ComponentProps<"button">, "children"> {
	name: string;
	text: string;
	icon: AdminIconName;
	/** Shown in place of the text while it runs. */
	busy?: string | false | null;
}

function Tile({ name, text, icon, busy, type = "submit", className = "", ...button }: TileProps) {
	return (
		<button {...button} type={type} aria-busy={busy ? true : undefined} className={`admin-tile ${className}`}>
			<AdminIcon name={icon} className="size-6 text-glow" />
			<span className="min-w-0">
				<span className="block font-semibold">{name}</span>{" "}
				<span className="block text-sm text-soft">{busy || text}</span>
			</span>
		</button>
	);
}

/** Opens a question; busy while the question's form is sent. */
function ConfirmationTile({ question, ...tile }: TileProps & { question: keyof typeof CONFIRMATIONS }) {
	const { confirmationUrl } = useAdminUrl();
	const isSent = useSentForm({ intent: question }) !== undefined;
	return (
		<NavigateForm to={confirmationUrl(question)} replace>
			<Tile {...tile} busy={isSent && tile.busy} />
		</NavigateForm>
	);
}

function FormTile({ intent, ...tile }: TileProps & { intent: AdminIntent }) {
	const isSent = useSentForm({ intent }) !== undefined;
	return (
		<PanelForm fields={{ intent }} className="contents">
			<Tile {...tile} busy={isSent && tile.busy} />
		</PanelForm>
	);
}

function ExportTile() {
	return (
		<ExportForm>
			<Tile name="Export Users" text="Download user data" icon="download" busy={useExportProgress()} />
		</ExportForm>
	);
}

export function QuickActions() {
	return (
		<div className="admin-tiles">
			<ExportTile />
			<ConfirmationTile
				question="clear-local"
				name="Clear Watch History"
				text="Remove localStorage watch data"
				icon="trash"
				className="noscript:hidden"
			/>
			<FormTile
				intent="clear-cache"
				name="Clear TMDB Cache"
				text="Clear server-side API cache"
				icon="bolt"
				busy="Clearing..."
			/>
			<ConfirmationTile
				question="cleanup"
				name="Cleanup Old Records"
				text="Remove database records older than 15 days"
				icon="broom"
				busy="Cleaning up..."
			/>
			<NavigateForm to={adminUrl("users")}>
				<Tile name="Manage Users" text="Search and look after accounts" icon="users" />
			</NavigateForm>
		</div>
	);
}

/** Quick Actions too, but for developers: they stand apart from an owner's day. */
export function DeveloperActions({ isDevelopment }: { isDevelopment: boolean }) {
	return (
		<div className="admin-tiles">
			{isDevelopment && (
				<FormTile
					intent="create-test-admin"
					name="Create Test Admin"
					text="Add admin user to database"
					icon="plus"
					busy="Creating..."
				/>
			)}
			<ConfirmationTile
				question="promote-self"
				name="Promote Self to Admin"
				text="Grant admin access via database"
				icon="shield"
				busy="Promoting..."
			/>
		</div>
	);
}
