import { Form, Link, useLocation, useNavigation } from "react-router";
import { Icon, type IconName } from "~/components/ui/icon";
import { MENU_ITEM, Menu } from "~/components/ui/menu";
import { isAdmin } from "~/domain/accounts/types";
import { whoIsHerePath, whoIsWatchingPath } from "~/domain/accounts/who-is-watching";
import { splitPath } from "~/lib/language/languages";
import { useFormats } from "~/messages/formats";
import { siteTexts } from "~/messages/site";
import { useTexts } from "~/messages/use-language";
import type { Visitor } from "./site-context";

const WIDE_ITEM =
	"flex min-h-12 w-full cursor-pointer items-center gap-4 rounded-md text-start font-semibold hover:text-glow disabled:text-soft";

interface AccountLink {
	to: string;
	label: string;
	icon: IconName;
}

interface AccountLinksProps {
	visitor: Visitor;
	className: string;
	itemClass: string;
	iconClass: string;
}

/** What the menus of a signed-in visitor link to; the panel is for admins. */
function AccountLinks({ visitor, className, itemClass, iconClass }: AccountLinksProps) {
	const { pathname, search } = useLocation();
	const texts = useTexts(siteTexts);
	const people: AccountLink = { to: whoIsWatchingPath(pathname + search), label: texts.whoIsWatching, icon: "people" };
	const here: AccountLink = { to: whoIsHerePath(pathname + search), label: texts.whoIsHere, icon: "people" };
	const links: AccountLink[] = [
		{ to: "/watched", label: texts.watched, icon: "check" },
		{ to: `/watched/${visitor.year}`, label: texts.myYear(visitor.year), icon: "pictures" },
		...(visitor.hasPeople ? [people] : []),
		...(visitor.people.length > 0 ? [here] : []),
		...(visitor.isChild ? [] : [{ to: "/settings", label: texts.settings, icon: "settings" } as const]),
		...(isAdmin(visitor) ? [{ to: "/admin", label: texts.adminPanel, icon: "server" } as const] : []),
	];
	return (
		<ul className={className}>
			{links.map(({ to, label, icon }) => (
				<li key={to}>
					<Link to={to} className={itemClass}>
						<Icon name={icon} className={iconClass} />
						{label}
					</Link>
				</li>
			))}
			{!visitor.isChild && (
				<li>
					<LogoutForm className={itemClass} iconClass={iconClass} />
				</li>
			)}
		</ul>
	);
}

/** Pictures of those who are here too; a longer row has no room. */
const COMPANY_SHOWN = 2;

/**
 * Who is watching, where there are several people. Else the first letter of the name on a round badge; a picture, not text
 * that the control's name would have to hold.
 */
function Avatar({
	visitor: { username, profile, hasPeople, people },
	className = "size-8 text-sm",
}: {
	visitor: Visitor;
	className?: string;
}) {
	if (hasPeople && profile) {
		const here = people.filter(({ isHere }) => isHere);
		return (
			<span className="flex shrink-0">
				<img src={profile.emblem} alt="" className={`rounded-lg ${className}`} />
				{here.slice(0, COMPANY_SHOWN).map(({ id, emblem }) => (
					<img key={id} src={emblem} alt="" className={`-ms-2 rounded-lg outline-2 outline-ground ${className}`} />
				))}
			</span>
		);
	}
	return (
		<span
			aria-hidden="true"
			data-initial={[...username][0]}
			className={`inline-flex shrink-0 items-center justify-center rounded-full bg-bulb font-bold text-ink uppercase before:content-[attr(data-initial)] ${className}`}
		/>
	);
}

/** Who is watching, where there are several people, else the user. */
function nameOf({ username, profile, hasPeople }: Visitor): string {
	return hasPeople && profile ? profile.name : username;
}

/** The menu's name: whose it is, with who is here too. */
function useMenuName(visitor: Visitor): string {
	const texts = useTexts(siteTexts);
	const { list } = useFormats();
	const { username, people } = visitor;
	const name = nameOf(visitor);
	const others = people.flatMap((person) => (person.isHere ? person.name : []));
	if (others.length > 0) return texts.personWithOthers(name, list(others), username);
	return name === username ? texts.accountOf(name) : texts.personOfAccount(name, username);
}

/** The desktop menu of a signed-in visitor. */
export function UserMenu({ visitor }: { visitor: Visitor }) {
	const name = nameOf(visitor);
	return (
		<Menu
			id="user-menu"
			label={useMenuName(visitor)}
			button={
				<>
					<Avatar visitor={visitor} />
					<span className="truncate max-lg:hidden">{name}</span>
					<Icon name="down" className="size-4 text-soft" />
				</>
			}
			buttonClass="inline-flex min-h-11 max-w-56 min-w-0 cursor-pointer items-center gap-2.5 rounded-full py-1 ps-1.5 pe-3 text-sm font-semibold hover:bg-cream/12"
			className="w-60"
		>
			<div className="border-b border-line px-3 pt-2 pb-3">
				<p className="truncate font-semibold">{name}</p>
				{visitor.email && <p className="truncate text-sm text-soft">{visitor.email}</p>}
			</div>
			<AccountLinks visitor={visitor} itemClass={MENU_ITEM} iconClass="size-4.5" className="pt-1.5" />
		</Menu>
	);
}

/** The same links in the mobile menu. */
export function MobileAccount({ visitor }: { visitor: Visitor }) {
	return (
		<div>
			<div className="flex items-center gap-3 border-b border-line pb-5">
				<Avatar visitor={visitor} className="size-11 text-lg" />
				<div className="min-w-0">
					<p className="truncate font-semibold">{nameOf(visitor)}</p>
					{visitor.email && <p className="truncate text-sm text-soft">{visitor.email}</p>}
				</div>
			</div>
			<AccountLinks visitor={visitor} itemClass={WIDE_ITEM} iconClass="size-5.5 text-bulb" className="pt-4" />
		</div>
	);
}

/** Signs out; also works without scripts. */
function LogoutForm({ className, iconClass }: { className: string; iconClass: string }) {
	const texts = useTexts(siteTexts);
	const isBusy = splitPath(useNavigation().formAction ?? "").path === "/logout";
	return (
		<Form method="post" action="/logout">
			<button type="submit" disabled={isBusy} aria-busy={isBusy || undefined} className={className}>
				<Icon name="leave" className={iconClass} />
				<span aria-live="polite">{isBusy ? texts.signingOut : texts.logout}</span>
			</button>
		</Form>
	);
}
