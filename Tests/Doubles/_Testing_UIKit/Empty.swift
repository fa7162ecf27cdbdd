// Swift Testing asks for this module in a file that imports it together with UIKit. There is nothing to add.
