import { Link } from "react-router";
import { SignPicture } from "~/components/title/sign-links";
import { Icon } from "~/components/ui/icon";
import type { Sign } from "~/domain/catalogue/signs/signs";
import { signsTexts } from "~/messages/signs";
import { useTexts } from "~/messages/use-language";

/** A sign with its name, which leads to the titles that have it. */
export function SignLink({
	sign: { key, picture },
	to,
	isPicked = false,
}: {
	sign: Sign;
	to: string;
	isPicked?: boolean;
}) {
	return (
		<Link
			to={to}
			aria-current={isPicked ? "true" : undefined}
			className={`flex flex-col gap-2 rounded-lg text-center text-sm font-medium ${isPicked ? "text-bulb" : "text-soft hover:text-cream"}`}
		>
			<span className={`relative ${isPicked ? "rounded-lg bg-bulb p-1.5" : ""}`}>
				<SignPicture picture={picture} className="w-full rounded-lg bg-raised" />
				{isPicked && (
					<span className="absolute end-2 top-2 rounded-full bg-bulb p-1.5 text-ink">
						<Icon name="check" className="size-4" />
					</span>
				)}
			</span>
			{useTexts(signsTexts).names[key]}
		</Link>
	);
}
