import { Form, Link, useNavigation } from "react-router";
import { Icon, type IconName } from "~/components/ui/icon";
import { MENU_ITEM, Menu } from "~/components/ui/menu";
import { isAdmin } from "~/domain/accounts/types";
import type { Site } from "./site-context";

const WIDE_ITEM =
	"flex min-h-12 w-full cursor-pointer items-center gap-4 rounded-md text-start font-semibold hover:text-glow disabled:text-soft";

type SignedInVisitor = NonNullable<Site["visitor"]>;

const LINKS: { to: string; label: string; icon: IconName }[] = [
	{ to: "/settings", label: "Settings", icon: "settings" },
	{ to: "/admin", label: "Admin Panel", icon: "server" },
];

interface AccountLinksProps {
	visitor: SignedInVisitor;
	className: string;
	itemClass: string;
	iconClass: string;
}

/** What the menus of a signed-in visitor link to; the panel is for admins. */
function AccountLinks({ visitor, className, itemClass, iconClass }: AccountLinksProps) {
	return (
		<ul className={className}>
			{LINKS.filter(({ to }) => to !== "/admin" || isAdmin(visitor)).map(({ to, label, icon }) => (
				<li key={to}>
					<Link to={to} className={itemClass}>
						<Icon name={icon} className={iconClass} />
						{label}
					</Link>
				</li>
			))}
			<li>
				<LogoutForm className={itemClass} iconClass={iconClass} />
			</li>
		</ul>
	);
}

/** The first letter of the name on a round badge; a picture, not text that the control's name would have to hold. */
function Initial({ name, className = "size-8 text-sm" }: { name: string; className?: string }) {
	return (
		<span
			aria-hidden="true"
			data-initial={[...name][0]}
			className={`inline-flex shrink-0 items-center justify-center rounded-full bg-bulb font-bold text-ink uppercase before:content-[attr(data-initial)] ${className}`}
		/>
	);
}

/** The desktop menu of a signed-in visitor. */
export function UserMenu({ visitor }: { visitor: SignedInVisitor }) {
	return (
		<Menu
			id="user-menu"
			label={`Account of ${visitor.username}`}
			button={
				<>
					<Initial name={visitor.username} />
					<span className="truncate max-lg:hidden">{visitor.username}</span>
					<Icon name="down" className="size-4 text-soft" />
				</>
			}
			buttonClass="inline-flex min-h-11 max-w-56 min-w-0 cursor-pointer items-center gap-2.5 rounded-full py-1 ps-1.5 pe-3 text-sm font-semibold hover:bg-cream/12"
			className="w-60"
		>
			<div className="border-b border-line px-3 pt-2 pb-3">
				<p className="truncate font-semibold">{visitor.username}</p>
				<p className="truncate text-sm text-soft">{visitor.email}</p>
			</div>
			<AccountLinks visitor={visitor} itemClass={MENU_ITEM} iconClass="size-4.5" className="pt-1.5" />
		</Menu>
	);
}

/** The same links in the mobile menu. */
export function MobileAccount({ visitor }: { visitor: SignedInVisitor }) {
	return (
		<div>
			<div className="flex items-center gap-3 border-b border-line pb-5">
				<Initial name={visitor.username} className="size-11 text-lg" />
				<div className="min-w-0">
					<p className="truncate font-semibold">{visitor.username}</p>
					<p className="truncate text-sm text-soft">{visitor.email}</p>
				</div>
			</div>
			<AccountLinks visitor={visitor} itemClass={WIDE_ITEM} iconClass="size-5.5 text-bulb" className="pt-4" />
		</div>
	);
}

/** Signs out; also works without scripts. */
function LogoutForm({ className, iconClass }: { className: string; iconClass: string }) {
	const isBusy = useNavigation().formAction === "/logout";
	return (
		<Form method="post" action="/logout">
			<button type="submit" disabled={isBusy} aria-busy={isBusy || undefined} className={className}>
				<Icon name="leave" className={iconClass} />
				<span aria-live="polite">{isBusy ? "Signing out..." : "Logout"}</span>
			</button>
		</Form>
	);
}
