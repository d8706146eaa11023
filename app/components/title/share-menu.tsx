import { useEffect, useId, useState } from "react";
import { buttonClass } from "~/components/ui/button";
import { CopyByHand, useCopy } from "~/components/ui/copy";
import { Icon } from "~/components/ui/icon";

const ITEM =
	"flex w-full cursor-pointer items-center gap-3 rounded-md px-3 py-2.5 text-start text-[0.9375rem] hover:bg-cream/10";

function shareAddresses(title: string, address: string) {
	const url = encodeURIComponent(address);
	const text = encodeURIComponent(title);
	return [
		{ name: "Facebook", href: `https://www.facebook.com/sharer/sharer.php?u=${url}` },
		{ name: "X", href: `https://x.com/intent/post?url=${url}&text=${text}` },
		{ name: "WhatsApp", href: `https://wa.me/?text=${text}%20${url}` },
	];
}

/** Shares to three sites, through the device's share sheet if it has one, or by copying the link. */
export function ShareMenu({ title, address }: { title: string; address: string }) {
	const id = useId();
	const { isCopied, copy } = useCopy();
	const [canShare, setCanShare] = useState(false);

	useEffect(() => setCanShare("share" in navigator), []);

	function shareByDevice() {
		// Closing the share sheet rejects too, so failures are ignored.
		navigator.share({ title, url: address }).catch(() => undefined);
	}

	return (
		<>
			<button
				type="button"
				popoverTarget={id}
				style={{ anchorName: `--${cssName(id)}` } as React.CSSProperties}
				className={buttonClass("secondary", "large")}
			>
				<Icon name="share" />
				Share
			</button>
			<div
				id={id}
				popover="auto"
				style={{ positionAnchor: `--${cssName(id)}` } as React.CSSProperties}
				className="popover-menu w-56 rounded-xl border border-line bg-lifted p-1.5 text-cream shadow-2xl"
			>
				{shareAddresses(title, address).map(({ name, href }) => (
					<a key={name} href={href} target="_blank" rel="noopener noreferrer" className={ITEM}>
						{name}
					</a>
				))}
				<button type="button" onClick={() => copy(address)} className={`${ITEM} noscript:hidden`}>
					<Icon name={isCopied ? "check" : "copy"} className="size-4.5" />
					<span aria-live="polite">{isCopied ? "Copied!" : "Copy link"}</span>
				</button>
				{isCopied === false && <CopyByHand text={address} label="Link" />}
				{canShare && (
					<button type="button" onClick={shareByDevice} className={ITEM}>
						<Icon name="share" className="size-4.5" />
						More…
					</button>
				)}
			</div>
		</>
	);
}

/** React's ids contain characters that are not allowed in a CSS name. */
function cssName(id: string): string {
	return `anchor${id.replace(/[^\w-]/g, "")}`;
}
