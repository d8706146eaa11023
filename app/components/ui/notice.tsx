import { siteTexts } from "~/messages/site";
import { useTexts } from "~/messages/use-language";
import { Icon, type IconName } from "./icon";

const TONES = {
	plain: ["border-line bg-raised text-soft", "info"],
	alarm: ["border-alarm/40 bg-alarm/10 text-cream", "alert"],
	good: ["border-good/40 bg-good/10 text-cream", "check"],
} as const satisfies Record<string, [string, IconName]>;

/** Above the fields of a form: why it failed when it was last sent. */
export function FormAlert({ children }: { children: React.ReactNode }) {
	return (
		<div role="alert" className="empty:hidden">
			{children && <Notice tone="alarm">{children}</Notice>}
		</div>
	);
}

/** A message in the flow of the page. `live` announces it: "polite" when it can wait, "assertive" for errors. */
export function Notice({
	tone = "plain",
	live,
	onDismiss,
	children,
}: {
	tone?: keyof typeof TONES;
	live?: "polite" | "assertive";
	onDismiss?: () => void;
	children: React.ReactNode;
}) {
	const { dismiss } = useTexts(siteTexts);
	const [look, icon] = TONES[tone];
	return (
		<div
			role={live === "assertive" ? "alert" : live === "polite" ? "status" : undefined}
			className={`flex items-center gap-3 rounded-lg border px-4 py-2.5 text-start text-sm ${look}`}
		>
			<Icon name={icon} className={`size-5 ${tone === "alarm" ? "text-alarm" : ""}`} />
			<div className="grow">{children}</div>
			{onDismiss && (
				<button
					type="button"
					onClick={onDismiss}
					aria-label={dismiss}
					className="inline-flex size-8 cursor-pointer items-center justify-center rounded-full hover:bg-cream/10"
				>
					<Icon name="close" className="size-4" />
				</button>
			)}
		</div>
	);
}
