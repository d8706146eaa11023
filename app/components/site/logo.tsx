import { Link } from "react-router";
import { PRODUCT_NAME } from "~/product";

/** The wordmark between its two rows of bulbs. */
export function Logo() {
	return (
		<Link to="/" aria-label={PRODUCT_NAME} className="group inline-flex flex-col gap-1 rounded-sm">
			<span className="bulbs w-full opacity-90 group-hover:opacity-100" />
			<span className="lettering text-[1.75rem] tracking-[0.06em] text-cream">{PRODUCT_NAME}</span>
			<span className="bulbs w-full opacity-90 group-hover:opacity-100" />
		</Link>
	);
}
