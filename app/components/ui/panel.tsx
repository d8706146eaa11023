/** A section of a settings page with a title. */
export function Panel({
	title,
	lead,
	tone = "plain",
	titleRef,
	actions,
	children,
}: {
	title: string;
	lead?: string;
	/** `alarm`: the actions in this panel cannot be undone. */
	tone?: "plain" | "alarm";
	/** Lets the page move the focus to the title. */
	titleRef?: React.Ref<HTMLHeadingElement>;
	/** Shown beside the title. */
	actions?: React.ReactNode;
	children: React.ReactNode;
}) {
	return (
		<section
			className={`rounded-2xl border p-5 sm:p-7 ${tone === "alarm" ? "border-alarm/40 bg-alarm/5" : "border-line bg-raised/60"}`}
		>
			<div className="flex flex-wrap items-start justify-between gap-3">
				<h2
					ref={titleRef}
					tabIndex={titleRef ? -1 : undefined}
					className={`lettering text-heading ${tone === "alarm" ? "text-alarm" : ""}`}
				>
					{title}
				</h2>
				{actions}
			</div>
			{lead && <p className="mt-2 max-w-prose text-soft">{lead}</p>}
			<div className="mt-5">{children}</div>
		</section>
	);
}

/** Keeps a message at the top of a long page visible while the page is scrolled. */
export const STICKY_MESSAGE_CLASS = "sticky top-18 z-10 rounded-lg bg-ground empty:hidden md:top-22";
