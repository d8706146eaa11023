import { usePendingPath } from "~/browser/navigation/use-pending-path";
import { AdminTable } from "~/components/admin/parts/admin-table";
import { adminUrl, useAdminUrl } from "~/components/admin/parts/admin-url";
import { Pager } from "~/components/admin/parts/pager";
import { findForm, useSentForms } from "~/components/admin/parts/panel-form";
import { EmptyList } from "~/components/browse/empty-list";
import { ButtonLink } from "~/components/ui/button";
import { ListStatus } from "~/components/ui/list-status";
import { Panel } from "~/components/ui/panel";
import type { User } from "~/domain/accounts/types";
import type { UserPage, UserSort } from "~/domain/administration/types";
import { formatCount } from "~/lib/text/format";
import { ExportButton } from "./export-users";
import { RoleQuestions } from "./role-select";
import { type UserFilter, UserFilters } from "./user-filters";
import { OwnerQuestions, UserRow } from "./user-row";

interface UserTableProps {
	page: UserPage;
	filter: UserFilter;
	viewer: Pick<User, "id" | "role">;
}

const COLUMNS = ["User", "Role", "Status", "Created", "Actions"];

function describeSort(sort: UserSort) {
	return {
		column: sort.endsWith("created") ? "Created" : "User",
		order: sort.startsWith("-") ? ("descending" as const) : ("ascending" as const),
	};
}

/** Why a page is in another order than the one that was asked for. */
const OTHER_ORDERS: Partial<Record<UserSort, string>> = {
	"-created": ", newest first, because there are too many matches to sort",
	username: ", by username, because one or two characters match only its beginning",
};

function countText({ total, isTotalExact }: UserPage, removed: number): string {
	const count = total - removed;
	return `${formatCount(count)}${isTotalExact ? "" : "+"} ${count === 1 ? "user" : "users"}`;
}

export function UserTable({ page, filter, viewer }: UserTableProps) {
	const sent = useSentForms();
	// The URL of a question changes at once; what takes time loads other users.
	const isLoading = usePendingPath() === "/admin";
	const { confirmedUserId } = useAdminUrl();
	const users = page.users.filter(({ id }) => !findForm(sent, { intent: "delete", userId: id }));
	const confirmed = users.find(({ id }) => id === confirmedUserId) ?? null;
	const note = filter.isLockedOut
		? " who may not try to sign in now, after too many wrong passwords"
		: page.sort !== filter.sort && OTHER_ORDERS[page.sort];
	const summary = `${countText(page, page.users.length - users.length)}${note || ""}`;
	return (
		<Panel title="User Management" actions={<ExportButton />}>
			{viewer.role === "owner" && (
				<>
					<OwnerQuestions user={confirmed?.id === viewer.id ? null : confirmed} />
					<RoleQuestions user={confirmed} />
				</>
			)}
			<UserFilters filter={filter} shownSort={page.sort} />
			<div className="mt-5 flex min-h-9 flex-wrap items-center justify-between gap-3">
				<p className="text-sm text-soft tabular-nums">{summary}</p>
				<ListStatus address={JSON.stringify(filter)} text={isLoading ? "" : summary} />
				<Pager label="Pages, above the list" nextCursor={page.nextCursor} className="" />
			</div>
			{filter.isLockedOut && (
				<p className="mt-3">
					<ButtonLink to={adminUrl("users")} size="small">
						All users
					</ButtonLink>
				</p>
			)}
			{users.length > 0 ? (
				<AdminTable
					label="Users"
					columns={COLUMNS}
					sorted={describeSort(page.sort)}
					isBusy={isLoading}
					className="mt-3"
				>
					{users.map((user) => (
						<UserRow key={user.id} user={user} viewer={viewer} />
					))}
				</AdminTable>
			) : (
				<div className="mt-6">
					<EmptyList
						heading={filter.isLockedOut ? "Nobody is locked out" : "No users found"}
						advice={filter.isLockedOut ? "A limit ends 15 minutes after it began" : "Try another name, email or role"}
					/>
				</div>
			)}
			<Pager nextCursor={page.nextCursor} />
		</Panel>
	);
}
