import { EmptyList } from "~/components/browse/empty-list";
import { Panel } from "~/components/ui/panel";
import type { User } from "~/domain/accounts/types";
import type { UserPage, UserSort } from "~/domain/administration/types";
import { formatCount } from "~/lib/format";
import { Confirm } from "./confirm";
import { ExportButton } from "./export-users";
import { Pager } from "./pager";
import { useActs } from "./use-admin-acts";
import { useAdminUrl } from "./use-admin-url";
import { type UserFilter, UserFilters } from "./user-filters";
import { UserRow } from "./user-row";

interface UserTableProps {
	page: UserPage;
	filter: UserFilter;
	/** Who looks at it. */
	viewer: Pick<User, "id" | "role">;
}

const COLUMNS = ["User", "Role", "Status", "Created", "Actions"];

/** Which column an order is by, and whether upwards. */
function ariaSort(column: string, sort: UserSort): "ascending" | "descending" | undefined {
	const by = sort.endsWith("created") ? "Created" : "User";
	if (column !== by) return undefined;
	return sort.startsWith("-") ? "descending" : "ascending";
}

function countText({ total, isTotalExact }: UserPage, gone: number): string {
	const count = total - gone;
	return `${formatCount(count)}${isTotalExact ? "" : "+"} ${count === 1 ? "user" : "users"}`;
}

export function UserTable({ page, filter, viewer }: UserTableProps) {
	const { changes } = useActs();
	const { askedOf } = useAdminUrl();
	const users = page.users.filter(({ id }) => !changes.get(id)?.isGone);
	const asked = users.find(({ id }) => id === askedOf && id !== viewer.id) ?? null;
	return (
		<Panel title="User Management" actions={<ExportButton />}>
			{viewer.role === "owner" && (
				<Confirm
					question="delete"
					title="Delete User"
					label="Delete"
					variant="danger"
					user={asked}
					act={{ intent: "delete", userId: asked?.id ?? "" }}
					change={{ isGone: true }}
				/>
			)}
			<UserFilters filter={filter} />
			<p role="status" className="mt-5 text-sm text-soft tabular-nums">
				{countText(page, page.users.length - users.length)}
				{page.sort !== filter.sort && ", newest first: too many match to be sorted otherwise"}
			</p>
			{users.length > 0 ? (
				<table aria-label="Users" className="admin-table mt-3">
					<thead>
						<tr>
							{COLUMNS.map((column) => (
								<th key={column} scope="col" aria-sort={ariaSort(column, page.sort)}>
									{column}
								</th>
							))}
						</tr>
					</thead>
					<tbody>
						{users.map((user) => (
							<UserRow key={user.id} user={user} viewer={viewer} />
						))}
					</tbody>
				</table>
			) : page.nextCursor ? (
				<p className="mt-6 text-soft">None so far: names this short are looked for a stretch at a time.</p>
			) : (
				<div className="mt-6">
					<EmptyList heading="No users found" advice="Try another name, address or role" />
				</div>
			)}
			<Pager nextCursor={page.nextCursor} nextLabel={users.length > 0 ? "Next" : "Look further"} />
		</Panel>
	);
}
