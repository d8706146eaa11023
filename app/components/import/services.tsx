import type { Service } from "~/domain/import/reading/services";

export function Services({ services }: { services: Service[] }) {
	return (
		<dl className="grid gap-x-8 gap-y-4 lg:grid-cols-2">
			{services.map(({ name, where, note }) => (
				<div key={name}>
					<dt className="font-semibold">{name}</dt>
					<dd className="text-soft">
						{where} {note}
					</dd>
				</div>
			))}
		</dl>
	);
}
