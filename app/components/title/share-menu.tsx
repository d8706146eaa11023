import { useEffect, useState } from "react";
import { buttonClass } from "~/components/ui/button";
import { CopyByHand, useCopy } from "~/components/ui/copy";
import { Icon } from "~/components/ui/icon";
import { MENU_ITEM, Menu } from "~/components/ui/menu";
import { titleTexts } from "~/messages/title";
import { useTexts } from "~/messages/use-language";

function shareAddresses(title: string, address: string) {
	const url = encodeURIComponent(address);
	const text = encodeURIComponent(title);
	return [
		{ name: "Facebook", href: `https://www.facebook.com/sharer/sharer.php?u=${url}` },
		{ name: "X", href: `https://x.com/intent/post?url=${url}&text=${text}` },
		{ name: "WhatsApp", href: `https://wa.me/?text=${text}%20${url}` },
	];
}

interface ShareProps {
	title: string;
	address: string;
}

/** Shares to three sites, through the device's share sheet if it has one, or by copying the link. */
export function ShareMenu(props: ShareProps) {
	return (
		<Menu
			button={
				<>
					<Icon name="share" />
					{useTexts(titleTexts).share}
				</>
			}
			buttonClass={buttonClass("secondary", "large")}
			className="w-56"
		>
			<ShareItems {...props} />
		</Menu>
	);
}

/** The same as items of a menu that has others too. */
export function ShareItems({ title, address }: ShareProps) {
	const texts = useTexts(titleTexts);
	const { isCopied, copy } = useCopy();
	const [canShare, setCanShare] = useState(false);

	useEffect(() => setCanShare("share" in navigator), []);

	function shareByDevice() {
		// Closing the share sheet rejects too, so failures are ignored.
		navigator.share({ title, url: address }).catch(() => undefined);
	}

	return (
		<>
			{shareAddresses(title, address).map(({ name, href }) => (
				<a key={name} href={href} target="_blank" rel="noopener noreferrer" className={MENU_ITEM}>
					{name}
				</a>
			))}
			<button type="button" onClick={() => copy(address)} className={`${MENU_ITEM} noscript:hidden`}>
				<span aria-live="polite">{isCopied ? texts.copied : texts.copyLink}</span>
			</button>
			{isCopied === false && <CopyByHand text={address} label={texts.link} />}
			{canShare && (
				<button type="button" onClick={shareByDevice} className={MENU_ITEM}>
					{texts.otherApps}
				</button>
			)}
		</>
	);
}
