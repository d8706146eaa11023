import { ButtonLink } from "~/components/ui/button";
import { PasswordField } from "~/components/ui/field";
import { PROFILE_COLOURS, type ProfileColour } from "~/domain/accounts/profiles";
import { settingsUrl } from "./settings-tabs";

interface ColourFieldProps {
	chosen: string;
	/** URL of the emblem in a colour. */
	emblemOf: (colour: ProfileColour) => string;
}

/** One of the colours of a profile, each shown as the emblem would be. */
export function ColourField({ chosen, emblemOf }: ColourFieldProps) {
	return (
		<fieldset>
			<legend className="mb-2 text-sm font-semibold">Colour</legend>
			<div className="flex flex-wrap gap-2">
				{PROFILE_COLOURS.map((colour) => (
					<label key={colour} className="pill gap-2 ps-1.5 capitalize">
						<input
							type="radio"
							name="colour"
							value={colour}
							defaultChecked={colour === chosen}
							className="absolute inset-0 cursor-pointer opacity-0"
						/>
						<img src={emblemOf(colour)} alt="" width={300} height={300} className="size-8 rounded-full" />
						{colour}
					</label>
				))}
			</div>
		</fieldset>
	);
}

export function BackToPeople() {
	return (
		<ButtonLink to={settingsUrl("profiles")} preventScrollReset variant="quiet" size="small" icon="left">
			All people
		</ButtonLink>
	);
}

/** Four digits, which browsers do not store. */
export function PinField(props: React.ComponentProps<typeof PasswordField>) {
	return <PasswordField inputMode="numeric" autoComplete="off" maxLength={4} {...props} />;
}
