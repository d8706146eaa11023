import { useHref, useNavigate } from "react-router";
import { useChosen } from "~/browser/navigation/use-chosen";
import { adminUrl } from "~/components/admin/parts/admin-url";
import { SearchField } from "~/components/browse/search-field";
import { ChoiceForm } from "~/components/ui/choice-form";
import { Select } from "~/components/ui/select";
import type { UserSort } from "~/domain/administration/types";
import { formText } from "~/lib/http/read-form";

export interface UserFilter {
	search: string;
	role: string;
	sort: UserSort;
	/** Only users who may not try to sign in. */
	isLockedOut: boolean;
}

const ROLES: [value: string, label: string][] = [
	["", "All Roles"],
	["user", "Users"],
	["admin", "Admins"],
	["owner", "Owners"],
];

const SORTS: [value: UserSort, label: string][] = [
	["-created", "Newest first"],
	["created", "Oldest first"],
	["username", "Username A to Z"],
	["-username", "Username Z to A"],
	["email", "Email A to Z"],
	["-email", "Email Z to A"],
];

const FIRST_SORT: UserSort = "-created";

/** The address of the first page of the users that a filter leaves. */
function usersUrl({ search, role, sort }: Omit<UserFilter, "isLockedOut">): string {
	return adminUrl("users", { q: search, role, sort: sort === FIRST_SORT ? undefined : sort });
}

/**
 * Each change is an address; without scripts the forms lead there. `shownSort`: the order of the page, which may be another
 * than the one that was asked for.
 */
export function UserFilters({ filter, shownSort }: { filter: UserFilter; shownSort: UserSort }) {
	const navigate = useNavigate();
	const [chosen, choose] = useChosen(filter);

	function go(change: Partial<UserFilter>, replace = false): void {
		navigate(usersUrl(choose(change)), { replace, preventScrollReset: true });
	}

	const panel = useHref("/admin");
	return (
		<div className="flex flex-wrap items-center gap-3">
			<SearchField
				text={chosen.search}
				label="Search users..."
				action={panel}
				onSearch={(typed, replace) => go({ search: typed }, replace)}
			>
				<input type="hidden" name="tab" value="users" />
				{filter.role && <input type="hidden" name="role" value={filter.role} />}
				<input type="hidden" name="sort" value={filter.sort} />
			</SearchField>
			<ChoiceForm
				action={panel}
				onChoose={(form) => go({ role: formText(form, "role"), sort: formText(form, "sort") as UserSort })}
				className="flex flex-wrap items-center gap-3 max-sm:basis-full"
			>
				<input type="hidden" name="tab" value="users" />
				{filter.search && <input type="hidden" name="q" value={filter.search} />}
				<Select name="role" label="Role" value={chosen.role} options={ROLES} className="grow" />
				<Select
					name="sort"
					label="Sort"
					value={chosen.sort === filter.sort ? shownSort : chosen.sort}
					options={SORTS}
					className="grow"
				/>
			</ChoiceForm>
		</div>
	);
}
