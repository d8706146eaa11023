import { useEffect, useRef } from "react";
import { Link, useLocation } from "react-router";
import { ButtonLink } from "~/components/ui/button";
import { Icon } from "~/components/ui/icon";
import { LogoutForm } from "./logout-form";
import { useSite } from "./site-context";
import { useEntrance } from "./use-entrance";
import { accountLinks, Initial, type SignedInVisitor } from "./user-menu";

const LINKS = [
	{ to: "/privacy", label: "Privacy Policy" },
	{ to: "/dmca", label: "DMCA" },
];

/** A popover, so that it opens and closes without a script too. */
export function MobileMenu() {
	const menu = useRef<HTMLDivElement>(null);
	const { key } = useLocation();
	const { visitor } = useSite();
	const entrance = useEntrance();

	// biome-ignore lint/correctness/useExhaustiveDependencies: a navigation closes the menu.
	useEffect(() => menu.current?.hidePopover?.(), [key]);

	return (
		<>
			<button
				type="button"
				popoverTarget="mobile-menu"
				aria-label="Menu"
				className="inline-flex size-11 cursor-pointer items-center justify-center rounded-full text-cream hover:bg-cream/12 md:hidden"
			>
				<Icon name="menu" className="size-6" />
			</button>
			<div
				ref={menu}
				id="mobile-menu"
				popover="auto"
				className="inset-y-0 start-auto end-0 m-0 h-dvh w-[min(20rem,86vw)] border-s border-line bg-raised p-6 text-cream"
			>
				<nav aria-label="Menu" className="flex h-full flex-col gap-6">
					<button
						type="button"
						popoverTarget="mobile-menu"
						popoverTargetAction="hide"
						aria-label="Close menu"
						className="inline-flex size-11 cursor-pointer items-center justify-center self-end rounded-full hover:bg-cream/12"
					>
						<Icon name="close" />
					</button>
					{visitor ? (
						<SignedIn visitor={visitor} />
					) : (
						<div className="flex flex-col gap-3">
							<ButtonLink to={entrance.signup} variant="primary">
								Sign Up
							</ButtonLink>
							<ButtonLink to={entrance.login}>Login</ButtonLink>
						</div>
					)}
					<ul className="mt-auto flex flex-col gap-1 border-t border-line pt-4 pb-[env(safe-area-inset-bottom)]">
						{LINKS.map(({ to, label }) => (
							<li key={to}>
								<Link to={to} className="block rounded-md py-2.5 text-soft hover:text-cream">
									{label}
								</Link>
							</li>
						))}
					</ul>
				</nav>
			</div>
		</>
	);
}

const ITEM =
	"flex w-full cursor-pointer items-center gap-3 rounded-md py-2.5 text-start hover:text-glow disabled:text-soft";

function SignedIn({ visitor }: { visitor: SignedInVisitor }) {
	return (
		<div>
			<div className="flex items-center gap-3 border-b border-line pb-5">
				<Initial name={visitor.username} className="size-11 text-lg" />
				<div className="min-w-0">
					<p className="truncate font-semibold">{visitor.username}</p>
					<p className="truncate text-sm text-soft">{visitor.email}</p>
				</div>
			</div>
			<ul className="flex flex-col gap-1 pt-4">
				{accountLinks(visitor).map(({ to, label, icon }) => (
					<li key={to}>
						<Link to={to} className={ITEM}>
							<Icon name={icon} className="size-5 text-soft" />
							{label}
						</Link>
					</li>
				))}
				<li>
					<LogoutForm className={ITEM} />
				</li>
			</ul>
		</div>
	);
}
