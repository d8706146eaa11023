import type { AdminIntent, CONFIRMATIONS } from "~/components/admin/parts/admin-forms";
import { adminUrl, useAdminUrl } from "~/components/admin/parts/admin-url";
import { PanelForm, useSentForm } from "~/components/admin/parts/panel-form";
import { Tile, type TileProps, Tiles } from "~/components/admin/parts/tile";
import { ExportForm, useExportProgress } from "~/components/admin/users/export-users";
import { NavigateForm } from "~/components/ui/navigate-button";

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
		<Tiles>
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
		</Tiles>
	);
}

/** Quick Actions too, but for developers: they stand apart from an owner's day. */
export function DeveloperActions({ isDevelopment }: { isDevelopment: boolean }) {
	return (
		<Tiles>
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
		</Tiles>
	);
}
