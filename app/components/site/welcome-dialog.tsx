import { useEffect, useState } from "react";
import type { WelcomeState } from "~/browser/welcome-seen.client";
import { useSite } from "~/components/site/site-context";
import { Button, ButtonLink } from "~/components/ui/button";
import { Dialog } from "~/components/ui/dialog";
import { Icon, type IconName } from "~/components/ui/icon";
import { HISTORY_RETENTION_DAYS } from "~/domain/library/retention";
import { PRODUCT_NAME, PRODUCT_SENTENCE } from "~/product";

const POINTS: { icon: IconName; title: string; text: string }[] = [
	{
		icon: "refresh",
		title: "Cross-Device Syncing",
		text: "When you are signed in, your list and your place in every title follow you to every device.",
	},
	{
		icon: "trash",
		title: "Automatic Cleanup",
		text: `What you watched stays, and My List keeps the shows you began. Other titles leave Continue Watching ${HISTORY_RETENTION_DAYS} days after you last opened them.`,
	},
	{
		icon: "lock",
		title: "Secure & Private",
		text: "What you watch is yours alone: never sold, never shown to others.",
	},
];

/** The dialog on a visitor's first visit; on a phone a sheet at the foot. */
export function WelcomeDialog({ record }: { record: (state: WelcomeState) => void }) {
	const { visitor } = useSite();
	const [isOpen, setIsOpen] = useState(true);
	/** Whether the points say more than their names. */
	const [hasMore, setHasMore] = useState(false);

	useEffect(() => record("shown"), [record]);

	function close(): void {
		record("dismissed");
		setIsOpen(false);
	}

	return (
		<Dialog
			isOpen={isOpen}
			onClose={close}
			labelledBy="welcome-title"
			className="max-w-lg max-sm:mb-0 max-sm:w-full max-sm:max-w-full max-sm:rounded-b-none"
		>
			<div className="p-6 sm:p-10">
				<h2 id="welcome-title" className="lettering pe-10 text-heading">
					Welcome to {PRODUCT_NAME}
				</h2>
				<p className="mt-2 text-balance">
					{PRODUCT_SENTENCE} Browse and search without an account. With one, {PRODUCT_NAME} remembers where you stopped.
				</p>
				<ul className="mt-4 space-y-2.5">
					{POINTS.map(({ icon, title, text }) => (
						<li key={title} className="flex gap-4">
							<Icon name={icon} className="mt-0.5 size-5 shrink-0 text-bulb" />
							<span>
								<strong className="block font-semibold">{title}</strong>
								{hasMore && <span className="text-[0.9375rem] text-soft">{text}</span>}
							</span>
						</li>
					))}
				</ul>
				{!hasMore && (
					<Button variant="quiet" size="small" onClick={() => setHasMore(true)} className="mt-2 -ms-3.5">
						More
					</Button>
				)}
				<div className="mt-5 flex gap-3">
					<ButtonLink to={visitor ? "/settings" : "/signup"} onClick={close} variant="primary" className="grow">
						{visitor ? "Go to Settings" : "Create Account"}
					</ButtonLink>
					<Button onClick={close}>Not now</Button>
				</div>
			</div>
		</Dialog>
	);
}
