import { useId } from "react";
import type { AdminAct } from "~/components/admin/admin-act-form";
import type { QUESTIONS } from "~/components/admin/admin-texts";
import { NavigateForm } from "~/components/ui/navigate-button";
import { ActForm } from "./act-form";
import { AdminIcon, type AdminIconName } from "./admin-icons";
import { adminAddress } from "./admin-tabs";
import { EXPORT_ADDRESS, useUserExport } from "./export-users";
import { useActs } from "./use-admin-acts";
import { useAdminUrl } from "./use-admin-url";

interface TileProps extends Omit<React.ComponentProps<"button">, "children"> {
	name: string;
	text: string;
	icon: AdminIconName;
	/** What the tile says while it is at work. */
	busy?: string | false | null;
}

function Tile({ name, text, icon, busy, type = "submit", className = "", ...button }: TileProps) {
	const id = useId();
	return (
		<button
			{...button}
			type={type}
			aria-labelledby={`${id}name`}
			aria-describedby={`${id}text`}
			aria-busy={busy ? true : undefined}
			className={`admin-tile ${className}`}
		>
			<AdminIcon name={icon} className="size-6 text-glow" />
			<span className="min-w-0">
				<span id={`${id}name`} className="block font-semibold">
					{name}
				</span>
				<span id={`${id}text`} className="block text-sm text-soft">
					{busy || text}
				</span>
			</span>
		</button>
	);
}

function AskTile({ question, act, ...tile }: TileProps & { question: keyof typeof QUESTIONS; act?: AdminAct }) {
	const { asking } = useAdminUrl();
	const { isRunning } = useActs();
	return (
		<NavigateForm to={asking(question)} replace>
			<Tile {...tile} busy={act && isRunning(act) && tile.busy} />
		</NavigateForm>
	);
}

function ActTile({ act, ...tile }: TileProps & { act: AdminAct }) {
	const { isRunning } = useActs();
	return (
		<ActForm act={act} className="contents">
			<Tile {...tile} busy={isRunning(act) && tile.busy} />
		</ActForm>
	);
}

function ExportTile() {
	const { progress, start } = useUserExport();
	return (
		<form
			action={EXPORT_ADDRESS}
			onSubmit={(event) => {
				event.preventDefault();
				void start();
			}}
			className="contents"
		>
			<Tile name="Export Users" text="Download user data" icon="download" busy={progress} />
		</form>
	);
}

/** What is done most, each with one press. */
export function QuickActions({ isDevelopment }: { isDevelopment: boolean }) {
	return (
		<div className="admin-tiles">
			<ExportTile />
			<AskTile
				question="clear-local"
				name="Clear Watch History"
				text="Remove localStorage watch data"
				icon="trash"
				className="noscript:hidden"
			/>
			<ActTile
				act={{ intent: "clear-cache" }}
				name="Clear TMDB Cache"
				text="Clear server-side API cache"
				icon="bolt"
				busy="Clearing..."
			/>
			<AskTile
				question="cleanup"
				act={{ intent: "cleanup" }}
				name="Cleanup Old Records"
				text="Remove database records older than 15 days"
				icon="broom"
				busy="Cleaning up..."
			/>
			<NavigateForm to={adminAddress("users")}>
				<Tile name="Manage Users" text="Search, edit and remove accounts" icon="users" />
			</NavigateForm>
			{isDevelopment && (
				<ActTile
					act={{ intent: "create-test-admin" }}
					name="Create Test Admin"
					text="Add admin user to database"
					icon="plus"
					busy="Creating..."
				/>
			)}
			<AskTile
				question="promote-self"
				act={{ intent: "promote-self" }}
				name="Promote Self to Admin"
				text="Grant admin access via database"
				icon="shield"
				busy="Promoting..."
			/>
		</div>
	);
}
